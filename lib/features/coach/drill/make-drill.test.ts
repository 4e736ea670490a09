import { findGrammar } from "@/lib/features/english/find-grammar";
import { exerciseTopics } from "@/lib/features/topics/exercise-topics";
import { checkItem } from "@/lib/features/homework/check-item";
import { fillPrompt, gapMark } from "@/lib/features/homework/homework-sheet";
import { partOf } from "@/tests/support/sweep";
import { allLessons } from "../lessons/all-lessons";
import { lessonById } from "../lessons/grammar-lessons";
import { holdsPhrase } from "../phrase";
import { askedVerbs } from "./irregular-verbs";
import { itemsOfDrill, makeDrill, type Drill } from "./make-drill";
import { canTrain } from "./sources";

/** In part, one choice of words. */
const seeds = partOf([1, 2], 2);

const trained = allLessons.filter(canTrain);
const wishOf = (id: string) => {
  const lesson = lessonById(id);
  return { ...(lesson && { lesson }), what: "topic" as const, isTest: false };
};

const drills = new Map<string, Drill | undefined>();
/** The training of a lesson, made once. */
function drillOf(id: string, seed: number): Drill | undefined {
  const key = `${id} ${seed}`;
  if (!drills.has(key)) drills.set(key, makeDrill(wishOf(id), seed));
  return drills.get(key);
}

/** Five items in order, each with a solution that fits its gaps, is right, clean and not to be read in the prompt. */
function expectGood(drill: Drill | undefined): void {
  const { sheet, solutions } = drill ?? { sheet: undefined, solutions: [] };
  const items = sheet?.items ?? [];
  expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(items.map(({ prompt }) => prompt)).size).toBe(itemsOfDrill);
  for (const [at, item] of items.entries()) {
    const gaps = solutions[at]?.gaps ?? [];
    expect(gaps).toHaveLength(item.gaps.length);
    for (const { start, end } of item.gaps) expect(item.prompt.slice(start, end)).toContain(gapMark);
    gaps.forEach((accepted, place) => {
      const gap = item.gaps[place];
      const around = [item.prompt.slice(0, gap?.start), item.prompt.slice(gap?.end), gap?.given ?? ""];
      for (const answer of accepted) {
        expect(around.filter((part) => holdsPhrase(part, answer))).toEqual([]);
        const answers = gaps.map((forms, other) => (other === place ? answer : (forms[0] ?? "")));
        expect(findGrammar(fillPrompt(item, answers))).toEqual([]);
        expect(checkItem(item, { gaps }, answers.join(", "))).toBe("right");
        if (gap?.options) expect(gap.options).toContain(answer);
      }
    });
  }
}

test("most of what a school year trains has exercises", () => {
  expect(trained.length).toBeGreaterThanOrEqual(55);
});

describe("every lesson that can be trained", () => {
  test.each(trained.map(({ id }) => id))("%s", (id) => {
    for (const seed of seeds) expectGood(drillOf(id, seed));
  });
});

describe("every topic of the exercises, as a weak one", () => {
  const fit = exerciseTopics.filter((topic) => topic !== "capitals");
  test.each(fit)("%s", (topic) => {
    for (const seed of seeds) expectGood(makeDrill({ what: "any", isTest: false }, seed, [topic]));
  });

  test("capitals are no answer in a chat", () => {
    const drill = makeDrill({ what: "any", isTest: false }, 1, ["capitals"]);
    expect(drill?.sheet.instruction).not.toMatch(/maiuscol/i);
    expectGood(drill);
  });
});

describe("irregular verbs", () => {
  const verbs = askedVerbs();

  test("about sixty, each once", () => {
    expect(verbs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(verbs.map(({ text }) => text)).size).toBe(verbs.length);
  });

  test("asked in rounds of one kind, with what is the base itself given", () => {
    for (const seed of seeds) {
      const drill = makeDrill({ what: "irregular-verbs", isTest: false }, seed);
      expectGood(drill);
      expect(drill?.opening).toMatch(/verbi irregolari/i);
    }
    const come = verbs.find(({ text }) => text === "come");
    expect(come?.item.prompt).toBe("come – ____ – come");
    expect(come?.solution.gaps).toEqual([["came"]]);
    expect(verbs.find(({ text }) => text === "go")?.solution.gaps).toEqual([["went"], ["gone"]]);
  });
});

describe("what is drawn", () => {
  test("is the same for the same seed, and another for others", () => {
    const prompts = (seed: number) =>
      makeDrill(wishOf("comparatives"), seed)?.sheet.items.map((one) => one.prompt);
    expect(prompts(4)).toEqual(prompts(4));
    expect(prompts(4)).not.toEqual(prompts(5));
  });

  test("holds items of all that is named, and says which numbers ask for what", () => {
    const [lesson, other] = ["past-simple", "comparatives"].map(lessonById);
    const drill = makeDrill({ lesson, also: other ? [other] : [], what: "topic", isTest: true }, 2);
    expectGood(drill);
    expect(drill?.sheet.instruction).toMatch(/^1-3: .*4-5: /);
    expect(drill?.opening).toContain("il past simple e i comparativi");
    expect(drill?.opening).toMatch(/verifica/i);
  });

  test("leaves out what cannot be trained, and says so", () => {
    const [lesson, other] = ["past-simple", "reported-speech"].map(lessonById);
    const drill = makeDrill({ lesson, also: other ? [other] : [], what: "topic", isTest: true }, 2);
    expectGood(drill);
    expect(drill?.opening).toMatch(/eserciz.* per il discorso indiretto|per il discorso indiretto.*eserciz/i);
  });

  test("is nothing where no maker trains it", () => {
    expect(makeDrill(wishOf("reported-speech"), 1)).toBeUndefined();
    expect(makeDrill({ topic: "vocaboli degli animali", what: "topic", isTest: false }, 1)).toBeUndefined();
  });

  test("is a mix where nothing is named, the weak topics first", () => {
    expectGood(makeDrill({ what: "any", isTest: false }, 3));
    const weak = makeDrill({ what: "any", isTest: false }, 3, ["since-for", "calques", "comparatives"]);
    expectGood(weak);
    expect(weak?.sheet.topicName).toBe("since, for e ago e i comparativi");
  });

  test("is announced without a question", () => {
    const openings = seeds.flatMap((seed) => trained.map(({ id }) => drillOf(id, seed)?.opening ?? "?"));
    expect(openings.filter((text) => text.includes("?") || text.split(" ").length > 30)).toEqual([]);
  });
});
