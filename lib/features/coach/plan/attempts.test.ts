import { distance } from "../distance";
import { answeredStep, isEcho, isRepetition, nearnessOf } from "./attempts";

const student = (text: string) => ({ role: "student" as const, text });
const coach = (text: string) => ({ role: "coach" as const, text });

describe("isRepetition", () => {
  const history = [student("I like english."), coach("Ciao.")];

  test.each(["I like english", "I LIKE ENGLISH", "  I like,  english  "])(
    "the same words again: %s",
    (message) => expect(isRepetition(message, history)).toBe(true),
  );

  test.each(["I like English", "I love english", "Ciao."])("something new: %s", (message) =>
    expect(isRepetition(message, history)).toBe(false),
  );
});

describe("isEcho", () => {
  const history = [student("Yesterday I go to school"), coach("Guarda «I go».")];

  test.each(["I go", "go", "yesterday I go!"])("a piece of what was written: %s", (message) =>
    expect(isEcho(message, { quote: "I go" }, history)).toBe(true),
  );

  test.each(["I went", "to school", "go goes", "I go home"])("something else: %s", (message) =>
    expect(isEcho(message, { quote: "I go" }, history)).toBe(false),
  );
});

describe("nearnessOf", () => {
  const go = { topic: "past-time", quote: "Yesterday I go", correction: "Yesterday I went" };
  const study = { topic: "third-person-s", quote: "She study", correction: "She studies" };
  const age = { topic: "age-with-have", quote: "I have 12 years", correction: "I am 12 years old" };

  test.each([
    [go, "Yesterday I wnet", "misspelt", "wnet"],
    [go, "Yesterday I goed", "regularised", "goed"],
    [go, "Yesterday I gone", "otherColumn", "gone"],
    [go, "Yesterday I going", "rightPlace", ""],
    [go, "Yesterday we go", "wrongPlace", ""],
    [study, "She studyes", "misspelt", "studyes"],
    [age, "I am have 12 years", "half", "am"],
  ] as const)("%o with «%s» is %s", (mistake, message, kind, own) =>
    expect(nearnessOf(message, mistake)).toEqual({ kind, own }),
  );

  test("another form of the right verb is no slip of spelling", () =>
    expect(
      nearnessOf("She watched films", { topic: "x", quote: "She watch", correction: "She watches" })?.kind,
    ).not.toBe("misspelt"));

  test("says nothing of a try that has nothing to do with it", () =>
    expect(nearnessOf("pizza", go)).toBeUndefined());
});

describe("answeredStep", () => {
  const mistake = { topic: "past-time", quote: "Yesterday I go" };
  const asked = [coach("Rileggi. Pensa solo a una cosa: quel momento è già finito o dura ancora adesso?")];

  test("knows a right answer", () =>
    expect(answeredStep("è finito", asked, mistake)).toEqual({
      isGood: true,
      yes: "Sì, quel momento è finito.",
    }));

  test("takes any other for an idea", () =>
    expect(answeredStep("dura ancora", asked, mistake)?.isGood).toBe(false));

  test.each(["went", "Yesterday I went", "quanto manca alla fine della lezione di oggi pomeriggio a scuola"])(
    "is no answer: %s",
    (message) => expect(answeredStep(message, asked, mistake)).toBeUndefined(),
  );
});

test("a swap of two letters is one step away", () => {
  expect(distance("wnet", "went")).toBe(1);
  expect(distance("freind", "friend")).toBe(1);
  expect(distance("", "abc")).toBe(3);
});
