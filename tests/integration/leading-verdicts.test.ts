import type { Stance } from "@/lib/features/coach/stance";
import {
  almost,
  items,
  pastSheet,
  right,
  withLeadingModel,
  wordItems,
  wordSheet,
  wrong,
} from "../support/leading";
import type { Student } from "../support/students";

const { newStudent, turn, notes, findingsOf, observed } = withLeadingModel("exercise");
const say = async (student: Student, message: string, preface: object = {}) =>
  (await turn(student, message, preface)).aiMessage;
const press = async (student: Student, messageId: string, stance: Stance, preface: object = {}) =>
  (await turn(student, { verdict: { messageId, stance } }, preface)).aiMessage;
const both = { item: "la 1", stances: ["contest", "drop"] };

describe("a verdict where a model leads", () => {
  it("that our solver is certain of is looked at again: the model hears that it stands", async () => {
    const student = await newStudent();
    await say(student, pastSheet);
    const refused = await say(student, "1 goed", wrong("1"));
    expect(refused.verdict).toEqual(both);
    const again = await press(student, refused.id, "contest", wrong("1"));
    expect(notes()).toContain("a second look at item 1: the try is wrong for certain");
    expect(notes()).not.toContain("leftToTeacher");
    expect(again.verdict).toEqual({ item: "la 1", stances: ["drop"] });
    const left = await press(student, again.id, "drop", wrong("1"));
    expect(notes()).toContain("item 1 to be left to their teacher");
    expect(notes()).toContain("go on with item 2");
    expect(notes()).toContain('"tried":["goed"],"leftToTeacher":true');
    expect(left.verdict).toBeUndefined();
  });

  it.each(["contest", "drop"] as const)(
    "that is the model's own leaves the item to the teacher at once, by %s",
    async (stance) => {
      const student = await newStudent();
      await say(student, wordSheet, { items: wordItems });
      const refused = await say(student, "1 glimering", almost("1"));
      expect(refused.verdict).toEqual(both);
      const left = await press(student, refused.id, stance, wrong("1"));
      expect(notes()).toContain("item 1 to be left to their teacher");
      expect(left.verdict).toBeUndefined();
      await say(student, "boh");
      expect(notes()).toMatch(/"number":"1"[^}]*"leftToTeacher":true/);
      expect(notes()).toMatch(/glimmering/);
    },
  );

  it("on an exercise that only the model reads is answered in the same way, right after it", async () => {
    const student = await newStudent();
    const sheet = "Traduci in inglese:\n1. Il gatto è sotto il tavolo\n2. Ho perso le chiavi";
    await say(student, sheet, items(["The cat is under the table"], ["I have lost my keys"]));
    const refused = await say(student, "1. The cat is on table", wrong("1"));
    expect(refused.verdict).toEqual(both);
    const left = await press(student, refused.id, "contest");
    expect(left.verdict).toBeUndefined();
    expect(notes()).toContain("go on with item 2");
    await say(student, "boh");
    expect(notes()).toMatch(/"number":"1"[^}]*"leftToTeacher":true/);
  });

  it.each([
    ["contest", 0],
    ["drop", 1],
  ] as const)(
    "that is the model's own shows a topic until somebody contests it: %s",
    async (stance, left) => {
      const student = await newStudent();
      await say(student, wordSheet, { items: wordItems });
      const refused = await say(student, "1 shiny", wrong("1"));
      expect(await observed(student)).toEqual([{ topic: "present-continuous", kind: "exercise_missed" }]);
      await press(student, refused.id, stance);
      expect(await observed(student)).toHaveLength(left);
      await say(student, "1 glimmering", right("1"));
      expect(await observed(student)).toHaveLength(left);
    },
  );

  it("that our solver is certain of shows it still, whoever contests it", async () => {
    const student = await newStudent();
    await say(student, pastSheet);
    const refused = await say(student, "1 goed", wrong("1"));
    const again = await press(student, refused.id, "contest");
    await press(student, again.id, "drop");
    expect(await observed(student)).toEqual([{ topic: "past-time", kind: "exercise_missed" }]);
  });

  it("is answered for the exercise alone: no open mistake is taken off", async () => {
    const student = await newStudent();
    await say(student, "I like very much apples.");
    await say(student, pastSheet);
    const refused = await say(student, "1 goed", wrong("1"));
    await press(student, refused.id, "contest", { dropped: ["m1"] });
    expect(await findingsOf(student)).toHaveLength(1);
  });
});
