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
    ["mi fai cinque frasi sui verbi irregolari", "irregular-verbs", "irregular-verbs"],
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
    ["mi fai un esercizio sui pronomi", "topic", "object-pronouns+subject-pronouns+possessive-pronouns"],
    ["dammi un es su present perfect vs past simple", "topic", "present-perfect-or-past-simple"],
    ["vorrei esercizi difficili sul past simple", "topic", "past-simple"],
    ["insegnami una parola nuova", "words", ""],
    ["facciamo un gioco", "words", ""],
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

test.each([
  ["vabbè facciamo un gioco con gli animali", "animals"],
  ["alleniamoci sugli animali", "animals"],
  ["basta cambiamo facciamo i colori", "colours"],
  ["devo ripassare i vestiti", "clothes"],
  ["esercizi su hobby e tempo libero", "leisure"],
  ["domani verifica sul tempo atmosferico", "weather"],
  ["I want to practise animals", "animals"],
])("words of a theme: %s", (message, theme) =>
  expect(readDrillWish(message)?.themes?.map(({ id }) => id)).toEqual([theme]),
);

test("a rule by one word, where it was spoken of last", () =>
  expect(read("ok ora inventami un es sul terzo", "third-conditional")).toEqual([
    "topic",
    "third-conditional",
    false,
  ]));

describe("after a training", () => {
  const drill = { lessons: ["comparatives"], themes: [] };
  const after = (message: string, isUnderWay = false) => {
    const wish = readDrillWish(message, { drill, isUnderWay });
    return wish && [wish.lesson?.id ?? wish.themes?.[0]?.id, wish.level];
  };

  test.each([
    ["Un altro esercizio, più difficile", "comparatives", "harder"],
    ["più facile", "comparatives", "easier"],
    ["era troppo difficile", "comparatives", "easier"],
    ["un altro uguale", "comparatives", undefined],
    ["ancora", "comparatives", undefined],
    ["colori", "colours", undefined],
    ["past simple", "past-simple", undefined],
  ])("%s", (message, topic, level) => expect(after(message)).toEqual([topic, level]));

  test.each(["ancora", "un altro", "past simple", "bigger", "non lo so"])(
    "while an item waits it may be meant: %s",
    (message) => expect(after(message, true)).toBeUndefined(),
  );
});

test.each([
  "facciamo un gioco: tu scrivi la frase sbagliata e poi quella giusta",
  "ancora",
  "più difficile",
  "gli esercizi sono difficili",
  "My family is big and I like animals",
])("no wish before any training: %s", (message) => expect(readDrillWish(message)).toBeUndefined());
