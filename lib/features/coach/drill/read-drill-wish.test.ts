import { readDrillWish } from "./read-drill-wish";

const read = (message: string, last?: string) => {
  const wish = readDrillWish(message, { lessonId: last });
  return (
    wish && [
      wish.what,
      [wish.lesson, ...(wish.also ?? [])].map((one) => one?.id ?? "").join("+"),
      wish.isTest,
    ]
  );
};

describe("a wish to be trained", () => {
  test.each([
    ["interrogami", "any", ""],
    ["Allenami!", "any", ""],
    ["quiz", "any", ""],
    ["mi fai fare degli esercizi", "any", ""],
    ["mettimi alla prova", "any", ""],
    ["interrogami sui verbi irregolari", "irregular-verbs", "irregular-verbs"],
    ["mi interroghi sui verbi irreg", "irregular-verbs", "irregular-verbs"],
    ["esercizi sui comparativi", "topic", "comparatives"],
    ["fammi fare esercizi sul past simple", "topic", "past-simple"],
    ["nn so i comparativi fammi degli esercizi", "topic", "comparatives"],
    ["voglio esercitarmi con il present perfect", "topic", "present-perfect"],
    ["facciamo un quiz sulle preposizioni", "topic", "prepositions"],
    ["test me on the past simple", "topic", "past-simple"],
    ["let's practise comparatives", "topic", "comparatives"],
    ["esercizi some any", "topic", "some-any"],
    ["esercizi su past simple e comparativi", "topic", "past-simple+comparatives"],
    ["esercizi su present simple e continuous", "topic", "present-simple-or-continuous"],
    ["interrogami sui vocaboli degli animali", "topic", ""],
  ])("%s", (message, what, lessons) => expect(read(message)).toEqual([what, lessons, false]));
});

describe("a test to come", () => {
  test.each([
    ["domani ho la verifica di present continuous", "topic", "present-continuous"],
    ["giovedi ho il compito su some e any", "topic", "some-any"],
    ["dmn verifica past simple", "topic", "past-simple"],
    ["verifica su past simple e comparativi", "topic", "past-simple+comparatives"],
    ["la prof mi interroga sui verbi irregolari", "irregular-verbs", "irregular-verbs"],
    ["domani ho la verifica e nn ho studiato niente", "test", ""],
    ["I have a test tomorrow", "test", ""],
    ["domani ho la verifica su the giver", "topic", ""],
  ])("%s", (message, what, lessons) => expect(read(message)).toEqual([what, lessons, true]));
});

test.each([
  "non voglio fare esercizi",
  "basta esercizi",
  "devo fare gli esercizi a pagina 34",
  "non capisco l'esercizio 2",
  "non ho capito l'esercizio sul past simple",
  "ho sbagliato un esercizio sul past simple",
  "fammi l'esercizio",
  "ho i compiti di inglese",
  "ho il compito di inglese per domani",
  "ieri ho fatto la verifica",
  "ho preso 5 nella verifica",
  "domani ho la verifica di matematica",
  "interrogami sulla storia",
  "My brother has a test on Monday",
  "mi alleno a calcio",
  "quando si usano some e any",
  "regola used to + es pls",
  "1. She ____ (go) to school. esercizi",
])("no wish: %s", (message) => expect(readDrillWish(message)).toBeUndefined());

test("without a name it is about the lesson before, but for a test", () => {
  expect(read("fammi fare esercizi", "comparatives")).toEqual(["topic", "comparatives", false]);
  expect(read("interrogami", "irregular-verbs")).toEqual(["irregular-verbs", "irregular-verbs", false]);
  expect(read("domani ho la verifica", "comparatives")).toEqual(["test", "", true]);
  expect(read("esercizi sul past simple", "comparatives")).toEqual(["topic", "past-simple", false]);
});
