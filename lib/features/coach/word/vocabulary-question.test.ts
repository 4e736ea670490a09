import { readVocabularyQuestion } from "./vocabulary-question";

describe("a word is asked for", () => {
  test.each([
    ["come si dice zaino?", "zaino"],
    ["cm si dice “lo zaino”", "zaino"],
    ["Zaino in inglese", "zaino"],
    ["le spalle in inglese", "spalle"],
    ["zaino come si dice?", "zaino"],
    ["non ricordo come si dice l'amico in inglese, aiuto", "amico"],
    ["pesca il frutto in inglese", "pesca"],
    ["e ragno?", "ragno"],
    ["traduci: traducimi la parola ponte", "ponte"],
    ["how do you say zaino in english?", "zaino"],
  ])("of Italian: %s", (message, word) =>
    expect(readVocabularyQuestion(message)).toEqual({ word, language: "italian" }),
  );

  test.each([
    ["che significa went", "went"],
    ["children che vuol dire", "children"],
    ["traduci cheap", "cheap"],
    ["what does look after mean?", "look after"],
    ['cosa vuol dire "neighbour"', "neighbour"],
    ["cosa significa ‘neighbour’?", "neighbour"],
    ["nel testo c'è «although», che significa?", "although"],
    ["cheap vuol dire economico?", "cheap"],
    ["come si dice cheap in italiano", "cheap"],
    ["e cheap?", "cheap"],
    ["what does mean mean?", "mean"],
    ["cosa vuol dire serendipity", "serendipity"],
  ])("of English: %s", (message, word) =>
    expect(readVocabularyQuestion(message)).toEqual({ word, language: "english" }),
  );

  test.each([
    "parliamo in inglese",
    "sono bravo in inglese",
    "che significa?",
    "questo che vuol dire",
    "non ho capito che significa",
    "e goes?",
    "e adesso?",
    "What do you like?",
    "traducimelo",
    "come si scrive?",
  ])("by no: %s", (message) => expect(readVocabularyQuestion(message)).toBeUndefined());
});
