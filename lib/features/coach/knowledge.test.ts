import { allLessons, examplesUnlike, findLesson } from "./grammar-lessons";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { readIntent } from "./intent";
import { holdsPhrase } from "./phrase";
import { readVocabularyQuestion } from "./vocabulary-question";
import { findWordClue, wordClues } from "./word-clues";

describe("the lessons", () => {
  test.each(allLessons.map((lesson) => [lesson.name, lesson] as const))(
    "%s is short and ends with one question",
    (_, lesson) => {
      expect(lesson.explanation.split(/\s+/).length).toBeLessThanOrEqual(40);
      expect(lesson.explanation).not.toContain("?");
      expect(lesson.question.match(/\?/g)).toHaveLength(1);
      expect(lesson.question.endsWith("?")).toBe(true);
      expect(examplesUnlike(lesson, "").length).toBe(2);
      for (const example of lesson.examples) expect(findGrammar(example)).toEqual([]);
    },
  );

  test.each([
    ["quando si usa il present perfect?", "il present perfect"],
    ["non ho capito il past simple", "il past simple"],
    ["che differenza c'è tra much e many", "much e many"],
    ["mi spieghi il genitivo sassone?", "il genitivo sassone"],
    ["come si formano i comparativi?", "i comparativi"],
    ["quando si usa do e does", "do e does"],
    ["spiegami in on at", "in, on e at"],
    ["come si fa il plurale?", "i plurali"],
    ["differenza tra will e going to", "will e going to"],
    ["what is the past of go?", "il past simple"],
    ["quando uso there is e there are?", "there is e there are"],
  ])("%s → %s", (question, name) => expect(findLesson(question)?.name).toBe(name));

  test.each(["Does she like pizza?", "I have been to London", "ciao come stai", "What do you want?"])(
    "no lesson is asked by: %s",
    (message) => expect(findLesson(message)).toBeUndefined(),
  );

  test("an example never is the verb the student asks about", () => {
    for (const lesson of allLessons)
      expect(examplesUnlike(lesson, "qual è il passato di lose?").join(" ")).not.toMatch(/\blost\b/);
  });
});

describe("the word clues", () => {
  test("there are at least 150 words, none of them told by its clue", () => {
    expect(wordClues.length).toBeGreaterThanOrEqual(150);
    for (const { english, clue } of wordClues) {
      expect(holdsPhrase(clue, english)).toBe(false);
      expect(clue).not.toMatch(/[?]/);
    }
  });

  test("clues are good English", () => {
    for (const { clue } of wordClues) expect(findGrammar(`Well, ${clue}.`)).toEqual([]);
  });

  test.each([
    ["zaino", "backpack"],
    ["zaini", "backpack"],
    ["matite", "pencil"],
    ["farfalle", "butterfly"],
    ["amici", "friend"],
    ["homework", "homework"],
  ])("%s is found", (word, english) => expect(findWordClue(word)?.english).toBe(english));

  test.each([
    ["come si dice zaino?", "zaino"],
    ["Come si dice lo zaino in inglese", "zaino"],
    ["come si dice in inglese l'amico?", "amico"],
    ["traduci la parola gatto", "gatto"],
    ["cosa vuol dire actually?", "actually"],
    ["che significa homework", "homework"],
    ['come si scrive "zaino" in inglese?', "zaino"],
  ])("%s asks for %s", (message, word) => expect(readVocabularyQuestion(message)?.word).toBe(word));
});

describe("readIntent", () => {
  test.each([
    ["boh", "stuck"],
    ["Non lo so...", "stuck"],
    ["i don't know", "stuck"],
    ["???", "stuck"],
    ["perché è sbagliato?", "stuck"],
    ["dammi la risposta", "answer-request"],
    ["puoi correggere la frase?", "homework"],
    ["devo fare una frase con la parola sole", "homework"],
    ["fammi tutti gli esercizi", "answer-request"],
    ["sei una persona vera?", "identity"],
    ["Books are nice presents", "english"],
    ["Helping people is important", "english"],
    ["I don't know where he lives", "english"],
    ["Hi! I'm happy today", "english"],
    ["tell me the answer please", "answer-request"],
    ["dimmi se è giusto: I like pizza a lot", "english"],
    ["ok grazie", "thanks"],
    ["ciao!", "greeting"],
    ["Hi", "greeting"],
    ["He ____ (go) home", "exercise"],
    ["goes", "short-answer"],
    ["mi piace la pizza", "other"],
  ])("%s → %s", (message, intent) => expect(readIntent(message)).toBe(intent));
});
