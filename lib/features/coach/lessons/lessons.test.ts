import { findGrammar } from "@/lib/features/english/find-grammar";
import { play } from "@/tests/evals/play-chat";
import { pairsOf } from "@/tests/support/pairs";
import { partOf } from "@/tests/support/sweep";
import { allLessons } from "./all-lessons";
import { examplesUnlike, findLesson, findLessonNamed } from "./grammar-lessons";

const countWords = (text: string) => text.split(/\s+/).length;

describe("every lesson", () => {
  test("has an id of its own", () => {
    const ids = allLessons.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(65);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test.each(allLessons.map((lesson) => [lesson.id, lesson] as const))("%s", (_, lesson) => {
    const { explanation, easier, negative, question, examples, task } = lesson;
    const statements = [explanation, easier, negative?.rule ?? "", question?.rule ?? ""];
    expect(countWords(explanation)).toBeLessThanOrEqual(60);
    expect(statements.filter((text) => text.includes("?"))).toEqual([]);
    expect(task.indexOf("?")).toBe(task.length - 1);
    expect(new Set(examples).size).toBeGreaterThanOrEqual(5);
    const english = [...examples, negative?.example, question?.example].filter((text) => text !== undefined);
    expect(english.flatMap((text) => findGrammar(text))).toEqual([]);
    expect(examplesUnlike(lesson, "")).toEqual(examples);
  });

  test("is found by the first of its names", () => {
    const missed = allLessons.filter(({ id, names }) => {
      const name = (names.split(",")[0] ?? "").replaceAll("+", " ");
      return findLessonNamed(`spiegami ${name}`)?.id !== id || findLesson(`spiegami ${name}`)?.id !== id;
    });
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  test("fits into a reply, whatever of it is asked", () => {
    const asked = pairsOf(allLessons, [
      "",
      "e il negativo?",
      "e la domanda?",
      "altri esempi?",
      "non ho capito",
    ]);
    for (const [{ names }, next] of partOf(asked, 4)) {
      const message = `spiegami ${(names.split(",")[0] ?? "").replaceAll("+", " ")}`;
      const { plan, reply } = play(next ? [message, next] : [message]).at(-1) ?? {};
      expect(plan?.about).toBe("rule");
      if (reply === undefined) throw new Error("Nothing was said.");
      expect(countWords(reply)).toBeLessThanOrEqual(80);
      expect(reply.endsWith("?")).toBe(true);
    }
  });
});

describe("the most particular lesson wins", () => {
  test.each([
    ["come si legge la -ed finale?", "pronunciation-of-ed"],
    ["present perfect o past simple?", "present-perfect-or-past-simple"],
    ["cond 2", "second-conditional"],
    ["pass. semplice", "past-simple"],
    ["regola del pres perf", "present-perfect"],
    ["spiegami il presnt perfect", "present-perfect"],
    ["perché si dice he goes e non he go?", "third-person-s"],
    ["what is the past of go?", "irregular-verbs"],
    ["come si forma il passivo", "passive"],
    ["che differenza c'è tra his e her", "possessive-adjectives"],
    ["perché si dice I am 12", "age"],
    ["quando metto la s", "third-person-s"],
    ["can o may", "may-might"],
    ["condizionale", "conditionals"],
    ["in on o at?", "prepositions-of-time"],
    ["a cosa serve do", "do-and-does"],
    ["spiegami i falsi amici", "false-friends"],
  ])("%s → %s", (question, id) => expect(findLesson(question)?.id).toBe(id));
});

test.each([
  "Does she like pizza?",
  "I have been to London",
  "ciao come stai",
  "What do you want?",
  "There is a present for you in the past.",
  "Complete the sentences with the past simple.",
  "credo went, perché c'è yesterday",
  "perché è una cosa finita",
  "ho finito la lezione sul present perfect",
  "non ho capito la domanda",
  "il mio numero è 12",
])("no lesson is asked by: %s", (message) => expect(findLesson(message)).toBeUndefined());

test("an example never is the word the student asks about", () => {
  const shown = (question: string) =>
    allLessons.flatMap((lesson) => examplesUnlike(lesson, question)).join(" ");
  expect(shown("qual è il passato di lose?")).not.toMatch(/\blost\b/);
  expect(shown("terza persona di watch")).not.toMatch(/\bwatches\b/);
});

test("several follow-ups stay in a lesson, until another rule is asked about", () => {
  const lessons = play([
    "spiegami il past simple",
    "altri esempi?",
    "e il negativo?",
    "più facile",
    "e il present perfect?",
  ]).map(({ plan }) => plan.state.rule?.lesson);
  expect(lessons).toEqual([...Array.from({ length: 4 }, () => "past-simple"), "present-perfect"]);
});
