import { order, type TopicContent } from "./draft";
import { exerciseTopics } from "@/lib/features/topics/exercise-topics";
import { generateExercise } from "./generate-exercise";
import { randomOf } from "./random";
import { didWithPast } from "./topics/did-with-past";
import { future } from "./topics/future";
import { beAgreement } from "./topics/be-agreement";
import { comparatives } from "./topics/comparatives";
import { shortAnswers } from "./topics/short-answers";
import { twinOf } from "./twin-of";

const twinFor = (content: TopicContent, solution: string, seed = 1) =>
  twinOf(
    content,
    { kind: "gap_fill", instruction: "", prompt: "", words: [], accepted: [], solution },
    randomOf(seed),
  );

describe("the example of an exercise", () => {
  test.each<[string, TopicContent, string, RegExp]>([
    ["a question", didWithPast, "Did Sofia go to London last year?", /^Did .*\?$/],
    ["a negative sentence", didWithPast, "My dad didn't wash the car.", /didn't/],
    ["be in the past", beAgreement, "Giulia was on the bus last night.", /\bw(?:as|ere)\b/],
    ["be now", beAgreement, "My sisters are at school today.", /\b(?:is|are)\b/],
    ["a question with be in the past", beAgreement, "Were they ready?", /^Were .*\?$/],
    ["will", future, "My parents will make pizza next Friday.", /\bwill\b/],
    ["going to", future, "She is going to buy bread.", /\bgoing to\b/],
    ["a superlative", comparatives, "My mum is the funniest in my family.", /(?:est|most)\b/],
    ["a comparison", comparatives, "Luca is taller than Marco.", /\bthan\b/],
  ])("of %s has the same form", (_, content, solution, form) => {
    for (let seed = 1; seed < 20; seed += 1) expect(twinFor(content, solution, seed)).toMatch(form);
  });

  test("among examples of one form shares the fewest words", () => {
    const twins = ["The bus didn't stop.", "The train didn't arrive."];
    const twinIn = (solution: string) => twinFor({ ...didWithPast, twins }, solution);
    expect(twinIn("Our train didn't arrive on time.")).toBe(twins[0]);
    expect(twinIn("My uncle didn't stop here.")).toBe(twins[1]);
  });
});

describe("hints for words to put in order", () => {
  test("are about order, whether a question or a sentence is to be formed", () => {
    const [question] = order(randomOf(1), ["do", "you", "agree?"]).hints ?? [];
    const [statement] = order(randomOf(1), ["I", "really", "agree."]).hints ?? [];
    expect(question).toContain("domanda");
    expect(statement).not.toBe(question);
  });

  test.each(exerciseTopics)("of %s speak of no ending", (topic) => {
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const made = ([1, 2, 3] as const).flatMap((level) =>
      seeds.map((seed) => generateExercise({ topic, level, seed })),
    );
    for (const { hints } of made.filter(({ kind }) => kind === "order"))
      expect(hints.join(" ")).not.toMatch(/desinenza|-ed\b|-ing\b|coniugazione|paradigma/);
  });
});

test("an example does not hold an answer of several words", () => {
  const accepted = ["they aren't", "they're not"];
  const draft = { kind: "gap_fill" as const, instruction: "", prompt: "", words: [], accepted };
  for (let seed = 1; seed < 40; seed += 1)
    expect(
      twinOf(shortAnswers, { ...draft, solution: "Are they late? No, they aren't." }, randomOf(seed)),
    ).not.toMatch(/they aren't/);
});
