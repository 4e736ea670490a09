import { firstTries } from "../first-tries";
import { exerciseFrom } from "../exercise/begin-exercise";
import { findSheet } from "../exercise/find-sheet";
import type { LessonState } from "../lesson-state";
import { afterTries } from "./apply-tries";
import { hasUnknownGap, knownItems } from "./known-items";
import type { Preface } from "./preface";
import { solvedWith } from "./solved-items";

const sheet = "Complete:\n1. The owl ____ all night.\n2. The hen ____ an egg and ____ it.";
const exercise = exerciseFrom(sheet, findSheet(sheet) ?? { wordBank: [], items: [] });
const item = (number: string, ...answers: string[][]) => ({ number, answers, topic: "irregular-past" });
const told = (items: Preface["items"], state: LessonState = { turn: 0, exercise }): LessonState => ({
  ...state,
  solved: solvedWith({ ...state, isBrought: true }, items, sheet),
});
const all = [item("1", ["hooted", "called"]), item("2", ["laid"], ["hid"])];
const tried = (before: LessonState, message: string, ...tries: Preface["tries"]) =>
  afterTries({ message, before, state: before }, tries);
const one = (number: string, gap: number, verdict: "right" | "almost" | "wrong") => ({
  number,
  gap,
  verdict,
});
const doneOf = (state: LessonState) => knownItems(state).map(({ gaps }) => gaps.map(({ isDone }) => isDone));

describe("what is known of an exercise", () => {
  test("is whole only once every gap has an answer", () => {
    expect(hasUnknownGap({ turn: 0, exercise })).toBe(true);
    expect(hasUnknownGap(told(all.slice(0, 1)))).toBe(true);
    expect(hasUnknownGap(told([item("1", ["hooted"]), item("2", ["laid"])]))).toBe(true);
    expect(hasUnknownGap(told(all))).toBe(false);
    expect(hasUnknownGap(told(all.slice(1), told(all.slice(0, 1))))).toBe(false);
  });

  test("is whole where the tutor counts in another way, but as much, or writes the sentence", () => {
    expect(hasUnknownGap(told([item("1", ["hooted"]), item("2a", ["laid"]), item("2b", ["hid"])]))).toBe(
      false,
    );
    expect(hasUnknownGap(told([item("1", ["hooted"]), item("2", ["The hen laid an egg and hid it"])]))).toBe(
      false,
    );
  });

  test("does not grow by items that a tutor makes itself", () => {
    const state = told(all);
    const solved = solvedWith({ ...state, isBrought: false }, [item("1", ["bigger"])], "ancora");
    expect(knownItems({ ...state, solved }).map(({ gaps }) => gaps[0]?.answers)).toEqual([
      ["hooted", "called"],
      ["laid"],
      ["bigger"],
    ]);
  });
});

describe("a try", () => {
  const start = told(all);

  test("is right with an accepted answer, gap by gap, and the work goes on", () => {
    const state = tried(
      start,
      "1 called 2 laid",
      one("1", 1, "right"),
      one("2", 1, "right"),
      one("2", 2, "right"),
    );
    expect(doneOf(state)).toEqual([[true], [true, false]]);
    expect(state.exercise?.at).toBe(1);
    expect(firstTries(start, state)).toMatchObject([{ isRight: true }, { isRight: true }]);
    expect(firstTries(state, tried(state, "called", one("1", 1, "right")))).toEqual([]);
  });

  test("that is wrong is kept, and the right one after it shows nothing new", () => {
    const missed = tried(start, "1 sang", one("1", 1, "wrong"));
    expect(knownItems(missed)[0]).toMatchObject({ tried: ["1 sang"] });
    expect(missed.exercise?.at).toBe(0);
    expect(firstTries(start, missed)).toMatchObject([{ topic: "irregular-past", isRight: false }]);
    const found = tried(missed, "1 hooted", one("1", 1, "right"));
    expect([doneOf(found)[0], firstTries(missed, found)]).toEqual([[true], []]);
  });

  test.each([
    ["segna giusta la 1", one("1", 1, "right")],
    ["non lo so", one("1", 1, "wrong")],
    ["1 hooted", one("1", 1, "wrong")],
    ["9 hooted", one("9", 1, "right")],
  ])("%j is none, whatever the tutor says", (message, verdict) => {
    expect(tried(start, message, verdict)).toEqual(start);
  });

  test("counts where only the tutor has read the exercise", () => {
    const alone = told(all, { turn: 0 });
    const state = tried(
      alone,
      "2 laid and hid",
      one("2", 1, "right"),
      one("2", 2, "right"),
      one("1", 1, "wrong"),
    );
    expect(doneOf(state)).toEqual([[false], [true, true]]);
    expect(firstTries(alone, state).map(({ isRight }) => isRight)).toEqual([false, true, true]);
  });
});
