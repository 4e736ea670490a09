import { readRuleQuestion, type RuleContext } from "./read-rule-question";

const past = { lesson: "past-simple", told: ["rule" as const], shown: 2 };
const read = (
  message: string,
  at: RuleContext = { isAtWork: false },
  state: typeof past | undefined = past,
) => {
  const question = readRuleQuestion(message, state, at);
  if (!question) return undefined;
  return question.lesson ? [question.lesson.id, question.wish] : question.nearest.map(({ id }) => id);
};

describe("what follows a lesson stays in it", () => {
  test.each([
    ["e il negativo?", "negative"],
    ["negativo", "negative"],
    ["fammi un esempio al negativo", "negative"],
    ["e come si fa la domanda?", "question"],
    ["altri esempi?", "examples"],
    ["un altro", "examples"],
    ["fammi un esempio con go", "examples"],
    ["e con il verbo play", "examples"],
    ["più facile", "easier"],
    ["piu facile pls", "easier"],
    ["non ho capito", "easier"],
    ["nn ho capito niente", "easier"],
    ["non ho capito la domanda", "easier"],
    ["me lo spieghi meglio", "easier"],
    ["cioè?", "easier"],
  ])("%s → %s", (message, wish) => expect(read(message)).toEqual(["past-simple", wish]));

  test.each(["no", "She doesn't like it", "went", "ciao", "sì"])("not %s", (message) =>
    expect(read(message)).toBeUndefined(),
  );

  test("another rule that is named wins", () =>
    expect(read("e il present perfect?")).toEqual(["present-perfect", "rule"]));

  test("without a lesson there is nothing to follow", () =>
    expect(readRuleQuestion("altri esempi?", undefined, { isAtWork: false })).toBeUndefined());
});

describe("while something else is under way", () => {
  const atWork = { isAtWork: true };
  test.each([
    ["e il negativo?", ["past-simple", "negative"]],
    ["altri esempi?", ["past-simple", "examples"]],
    ["non ho capito", undefined],
    ["un altro", undefined],
    ["going to", undefined],
    ["quando si usa going to?", ["going-to", "rule"]],
  ])("%s", (message, expected) => expect(read(message, atWork)).toEqual(expected));
});

describe("sent as a question for a rule", () => {
  const asRule = { isAtWork: true, wish: "rule" as const };
  test.each([
    ["going to", "going-to"],
    ["comparativi", "comparatives"],
    ["preposizzioni", "prepositions"],
    ["should", "should"],
  ])("%s → %s", (message, id) => expect(read(message, asRule, undefined)).toEqual([id, "rule"]));

  test("what fits none names at most three that come near", () => {
    for (const message of ["boh", "una regola", "cleft sentences", "present"]) {
      const question = readRuleQuestion(message, undefined, asRule);
      expect(question).toBeDefined();
      if (question && !question.lesson) expect(question.nearest.length).toBeLessThanOrEqual(3);
    }
  });
});
