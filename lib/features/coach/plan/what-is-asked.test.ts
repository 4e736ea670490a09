import { whatIsAsked } from "./what-is-asked";

test.each([
  ["lascia stare. differenza tra lend e borrow?", "differenza tra lend e borrow?", true],
  ["ok lascia perdere, spiegami each other", "spiegami each other", true],
  ["vai. altro: non capisco quando si usa since", "non capisco quando si usa since", false],
  [
    "Non voglio sapere come si dice verbi, voglio imparare il past simple",
    "voglio imparare il past simple",
    false,
  ],
  ["non ho chiesto quello, come si dice mela?", "come si dice mela?", false],
])("%s", (message, question, isLeaving) => expect(whatIsAsked(message)).toEqual({ question, isLeaving }));

test.each([
  "lascia perdere",
  "went. perché?",
  "lascia stare la 3",
  "I like pizza. come si dice mela?",
  "basta, sono stanco",
])("nothing behind: %s", (message) => expect(whatIsAsked(message)).toBeUndefined());

test("who changes his mind means the last word", () =>
  expect(whatIsAsked("come si dice zaino, anzi no, astuccio")?.question).toBe("come si dice astuccio"));
