import { countEnglishWords, findEnglish } from "./language";

const stretches = (text: string) =>
  findEnglish(text).map(({ words }) => words.map((word) => word.text).join(" "));

describe("findEnglish", () => {
  test.each([
    ["Come si dice? I have 12 years", ["I have 12 years"]],
    ['devo scrivere "She don\'t like apples"', ["She don't like apples"]],
    ["devo scrivere She don't like apples è giusto?", ["She don't like apples"]],
    ["ho scritto I go to school yesterday ma la prof dice che è sbagliato", ["I go to school yesterday"]],
    ["My name is Luca and I live in Milano", ["My name is Luca and I live in Milano"]],
    ["In my opinion pasta is good, ma non so se è giusto", ["In my opinion pasta is good"]],
    ["penso I went to school", ["I went to school"]],
    ["Hello! How are you?", ["Hello", "How are you"]],
    ["went quindi yesterday we went home", ["went", "yesterday we went home"]],
    ["doesn't like cioè she doesn't like fish", ["doesn't like", "she doesn't like fish"]],
    ["We played chess però", ["We played chess"]],
    ["was sleeping forse", ["was sleeping"]],
    ["the lamp is on the computer va bene", ["the lamp is on the computer"]],
    ["My sister is tall però my brother is short", ["My sister is tall però my brother is short"]],
  ])("reads the English of: %s", (text, expected) => expect(stretches(text)).toEqual(expected));

  test.each([
    "I ragazzi vanno a scuola",
    "Non lo so",
    "boh",
    "come stai",
    "x favore dammi la risposta",
    "Mi chiamo Luca e ho 12 anni",
    "come si dice zaino in inglese?",
    "Quanti anni hai? Io sono di Roma e vado in seconda media",
    "",
    "😀 🎉",
  ])("finds no English in: %s", (text) => expect(stretches(text)).toEqual([]));

  test("knows a question and a sentence that something Italian runs into", () => {
    expect(findEnglish("Is he here?")[0]).toMatchObject({ isQuestion: true, isWhole: true });
    expect(findEnglish("secondo me is raining")[0]).toMatchObject({ isQuestion: false, isWhole: false });
  });

  test("cuts a run that never ends into pieces, before a new clause where there is one", () => {
    const joined = findEnglish("they are at school and ".repeat(100));
    expect(joined.flatMap(({ words }) => words)).toHaveLength(500);
    expect(joined.map(({ words }) => words[0]?.lower)).toEqual(["they", "and", "and"]);
    expect(joined.map(({ isWhole }) => isWhole)).toEqual([true, false, false]);
    const endless = findEnglish("very ".repeat(500));
    expect(endless.map(({ words }) => words.length)).toEqual([200, 200, 100]);
  });
});

describe("countEnglishWords", () => {
  test.each([
    ["I like pizza", 3],
    ["boh", 0],
    ["quando si usa il present perfect?", 2],
    ["Secondo me si scrive went", 1],
    ["I have 12 years", 3],
  ])("counts %s", (text, count) => expect(countEnglishWords(text)).toBe(count));
});
