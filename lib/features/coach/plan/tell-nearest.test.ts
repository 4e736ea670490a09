import { play } from "@/tests/evals/play-chat";

const last = (...messages: string[]) => play(messages).at(-1);
const ruleOf = (...messages: string[]) => {
  const { plan } = last(...messages) ?? {};
  return plan?.about === "rule" ? plan.state.rule?.lesson : undefined;
};

describe("whoever names a rule hears of it, whatever else is said", () => {
  test.each([
    ["its e it's mi fregano sempre help", "its-it-s"],
    ["third conditional mi fai la formula cn un es", "third-conditional"],
    ["odio i verbi irregolari", "irregular-verbs"],
    ["i giorni e i mesi in inglese vogliono la maiuscola anche in mezzo alla frase", "capital-letters"],
    ["la k di knife la devo leggere o faccio finta che non ce", "silent-k"],
    ["question tags aiutooo sono un disastro", "question-tags"],
    ["question tags boh non mi riescono", "question-tags"],
  ])("%s", (message, lesson) => expect(ruleOf(message)).toBe(lesson));

  test("it is called a guess", () =>
    expect(last("its e it's mi fregano sempre help")?.reply).toMatch(/capito|Forse|indovinare/));
});

describe("nothing is guessed", () => {
  test.each([
    "il mio cane ha mangiato il quaderno",
    "non ho tempo adesso",
    "la prima di oggi era facile",
    "ho fatto i compiti con mia sorella",
    "abito vicino al mare con i miei",
  ])("of talk: %s", (message) => expect(ruleOf(message)).toBeUndefined());

  test("while an exercise is under way", () =>
    expect(
      ruleOf(
        "Complete with the past simple:\n1. I ____ (see) a film.\n2. We ____ (go) home.",
        "il passato mi frega sempre uffa",
      ),
    ).toBeUndefined());

  test("while a mistake waits", () =>
    expect(ruleOf("Yesterday I go to school.", "il passato mi frega sempre uffa")).toBeUndefined());
});

test("Italian around a few English words is no text that is called clean", () =>
  expect(last("mi dai qlc linking word x nn scrivere sempre and e but")?.reply).not.toMatch(
    /non vedo errori/i,
  ));

describe("a comparison after a rule is with what was told", () => {
  test.each([
    [
      "mi spieghi il present perfect",
      "e la differenza con il past simple?",
      "present-perfect-vs-past-simple",
    ],
    ["il futuro con will", "e che differenza c è con going to", "will-vs-going-to"],
    ["quando si usa since", "che differenza c'è con for?", "since-or-for"],
  ])("%s, %s", (before, message, fact) => expect(ruleOf(before, message)).toBe(fact));
});

test("an English sentence with a mistake is put right, whatever it names", () =>
  expect(last("Can you explain me this exercise?")?.plan.about).toBe("text"));

test("what is wrong in a sentence that is asked about goes before that nobody knows", () =>
  expect(
    last("mi spieghi il present perfect", "quindi ieri ho mangiato è I have eaten yesterday?")?.plan.about,
  ).toBe("text"));

test("a try with the verb of another item is asked about, not held against this one", () => {
  const sheet =
    "complete with the correct form 1 she (go) to school every day 2 they (not like) fish 3 (you play) tennis?";
  expect(last(sheet, "goes", "do you play")?.reply).toMatch(/per la 2 o per la 3/);
});
