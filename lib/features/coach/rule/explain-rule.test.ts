import { sayOn } from "../activity";
import { guardSentence } from "../guard/guard";
import type { Secret } from "../guard/secrets";
import { allLessons } from "../lessons/all-lessons";
import { explainRule } from "./explain-rule";
import { readRuleQuestion } from "./read-rule-question";
import { ruleState, type RuleState } from "./rule-state";

const atRest = { isAtWork: false };

/** What is said to a row of messages; each line stands for a reply. */
function conversation(messages: readonly string[], secrets: readonly Secret[] = []) {
  let state: RuleState | undefined;
  return messages.map((message, turn) => {
    const question = readRuleQuestion(message, state, atRest);
    if (!question) throw new Error(`no question: ${message}`);
    const step = explainRule(state, question, message, sayOn(turn), { secrets });
    state = step.state;
    return { text: step.lines.join(" "), state, id: question.lesson?.id };
  });
}

const lastOf = (messages: readonly string[], secrets: readonly Secret[] = []) =>
  conversation(messages, secrets).at(-1)?.text ?? "";

const countWords = (text: string) => text.split(/\s+/).length;
const examplesIn = (text: string) => text.match(/\*[^*]+\*/g) ?? [];

describe("whatever is asked of a lesson", () => {
  const follow = [
    "e il negativo?",
    "e la domanda?",
    "altri esempi?",
    "non ho capito",
    "più facile",
    "un esempio con go",
  ];
  test.each(allLessons.map(({ id }) => id))("%s fits, with one question at the end", (id) => {
    const lesson = allLessons.find((one) => one.id === id);
    if (!lesson) throw new Error(id);
    let state: RuleState | undefined;
    for (const message of ["spiegami", ...follow, ...follow]) {
      const wish = readRuleQuestion(message, state, atRest) ?? { lesson, wish: "rule" as const };
      const step = explainRule(state, wish, message, sayOn(3), { secrets: [] });
      const text = step.lines.join(" ");
      expect(countWords(text)).toBeLessThanOrEqual(70);
      expect(text.replace(/\*[^*]*\*/g, "").split("?")).toHaveLength(2);
      expect(text.endsWith("?")).toBe(true);
      expect(ruleState.parse(step.state)).toEqual(step.state);
      state = step.state;
    }
  });
});

describe("a lesson and what follows it", () => {
  test("rule, easier words, then sentences, each example once", () => {
    const replies = conversation([
      "spiegami il past simple",
      "non ho capito",
      "nn ho capito",
      "altri esempi?",
    ]);
    expect(new Set(replies.map(({ id }) => id))).toEqual(new Set(["past-simple"]));
    const examples = replies.slice(0, 3).flatMap(({ text }) => examplesIn(text));
    expect(examples.length).toBeGreaterThanOrEqual(5);
    expect(new Set(examples).size).toBe(examples.length);
    expect(replies[1]?.text).toContain("Serve per raccontare cose finite");
  });

  test("still lost at the end: the simplest words again", () => {
    const lost = ["spiegami il past simple", ...Array<string>(4).fill("non ho capito")];
    expect(lastOf(lost)).toContain("Serve per raccontare cose finite");
  });

  test("no example left is said honestly", () => {
    const more = ["spiegami il past simple", ...Array<string>(4).fill("altri esempi?")];
    expect(examplesIn(lastOf(more))).toEqual([]);
    expect(lastOf(more)).toMatch(/esempi|frasi|mostrato/);
  });

  test("the form that is asked for, with its example", () => {
    expect(lastOf(["quando si usa il past simple?", "e il negativo?"])).toMatch(
      /didn't.*\*They didn't win the match\*/s,
    );
    expect(lastOf(["spiegami il past simple", "e la domanda?"])).toContain("*Did you sleep well?*");
    expect(lastOf(["forma negativa del past continuous"])).toMatch(/wasn't|weren't/);
  });

  test("an example with the verb one wants", () => {
    expect(lastOf(["spiegami il past simple", "fammi un esempio con go"])).toMatch(/\*[^*]*\bwent\b/);
    expect(lastOf(["present continuous", "e con play?"])).toMatch(/\*[^*]*\bplaying\b/);
    expect(lastOf(["spiegami il past simple", "un esempio con shrink"])).toContain("«shrink»");
  });

  test("another rule begins anew", () => {
    const replies = conversation([
      "spiegami il past simple",
      "altri esempi?",
      "e il present perfect?",
      "più facile",
    ]);
    expect(replies.map(({ id }) => id)).toEqual([
      "past-simple",
      "past-simple",
      "present-perfect",
      "present-perfect",
    ]);
    expect(replies[2]?.state).toEqual({
      lesson: "present-perfect",
      told: ["rule"],
      shown: 2,
      asked: { what: "task", tries: 0 },
    });
  });
});

describe("what is still to be found elsewhere", () => {
  const secret = (answer: string, quote: string): Secret => ({ answer, inContext: answer, quote });

  test("is in no example", () => {
    const secrets = [secret("watched", "watch"), secret("lost", "lose")];
    const replies = conversation(["spiegami il past simple", "altri esempi?", "altri esempi?"], secrets);
    const examples = replies.flatMap(({ text }) => examplesIn(text));
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.filter((one) => /watched|lost/.test(one) || !guardSentence(one, secrets))).toEqual([]);
  });

  test("is not made into one, nor told as a form", () => {
    const secrets = [secret("went", "go")];
    expect(lastOf(["spiegami il past simple", "un esempio con go"], secrets)).not.toMatch(/\bwent\b/);
    expect(lastOf(["qual è il passato di go?"], secrets)).not.toMatch(/\bwent\b/);
  });
});

describe("forms of a verb, where nothing is to be found out", () => {
  test.each([
    ["qual è il passato di go?", "*go*, *went*, *gone*"],
    ["paradigma di see", "*see*, *saw*, *seen*"],
    ["what is the past of buy?", "*buy*, *bought*, *bought*"],
  ])("%s", (message, forms) => expect(lastOf([message])).toContain(forms));
});

test("where work is under way its question ends the reply", () => {
  const question = readRuleQuestion("quando si usa il past simple?", undefined, { isAtWork: true });
  if (!question) throw new Error("no question");
  const closing = "Che cosa metti nella frase 3?";
  const { lines } = explainRule(undefined, question, "quando si usa il past simple?", sayOn(1), {
    secrets: [],
    closing,
  });
  expect(lines.join(" ").endsWith(`. ${closing}`)).toBe(true);
});

test("what we have no lesson on is said, with what comes near", () => {
  const question = readRuleQuestion("spiegami l'inversione", undefined, {
    isAtWork: false,
    wish: "rule",
  });
  if (!question) throw new Error("no question");
  const { lines, state } = explainRule(undefined, question, "", sayOn(0), { secrets: [] });
  expect(question.lesson).toBeUndefined();
  expect(state).toBeUndefined();
  expect(lines[0]).toMatch(/non ho una spiegazione|non è tra quelle|non ho una lezione/);
  expect(lines.at(-1)).toMatch(/\?$/);
});
