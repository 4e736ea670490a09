import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { TutorTurn } from "@/lib/ports/tutor";
import { answersOf, fold, lookUp, type Found, type Language } from "../clues/dictionary";
import { isGuessList } from "../intent/guess-list";
import { readIntent } from "../intent/intent";
import { readVocabularyQuestion, type VocabularyQuestion } from "../word/vocabulary-question";
import { holdsPhrase, wordsOf } from "../phrase";

/** A word the student is to guess. */
export type Riddle = {
  asked: string;
  /** The language of the word that was named; the answer is in the other. */
  language: Language;
  found: Found;
  definition: string;
  answer: string;
  /** Everything that is as right as the answer, the answer first. */
  answers: string[];
  wrongGuesses: number;
  /** Wrong guesses that were real ones, each counted once. */
  honestGuesses: number;
};

type History = TutorTurn["history"];

const maxGuessWords = 3;
const maxTurnsBack = 12;

/** The word asked about and what the dictionary has for it. */
export type AskedWord = { question: VocabularyQuestion; found: Found };

export function askedWord(message: string): AskedWord | undefined {
  const question = readVocabularyQuestion(message);
  const found = question && lookUp(question.word, question.language);
  return found && { question, found };
}

/** Whether two questions are about the same word, in whatever form it was named. */
export const isSameWord = (one: Found, other: Found) => one.entries[0] === other.entries[0];

/** Whether the coach has said one of the answers since. */
export const isToldIn = (since: History, answers: readonly string[]) =>
  since.some(({ role, text }) => {
    if (role !== "coach") return false;
    const plain = text.toLowerCase();
    return answers.some((answer) => plain.includes(answer.toLowerCase()) && holdsPhrase(text, answer));
  });

/** The word the student was last left to guess; undefined when it was guessed, told, dropped or is long past. */
export function riddleOf(history: History): Riddle | undefined {
  const from = lastQuestion(history);
  const asked = askedWord(history[from]?.text ?? "");
  if (!asked) return undefined;
  const { question, found } = asked;
  const answers = answersOf(found, question.language);
  const [answer = ""] = answers;
  const since = history.slice(from + 1);
  if (isToldIn(since, answers)) return undefined;
  const guesses = since.filter(({ role }) => role === "student").map(({ text }) => text);
  if (guesses.some((text) => isRightGuess(text, { answers }) || isFarFrom(text))) return undefined;
  const wrong = guesses.filter((text) => judgeGuess(text, { answers }) === "wrong");
  return {
    asked: question.word,
    language: question.language,
    found,
    definition: found.entries[0].definition,
    answer,
    answers,
    wrongGuesses: wrong.length,
    honestGuesses: new Set(wrong.filter((text) => isHonest(text, question.language)).map(inStems)).size,
  };
}

function lastQuestion(history: History): number {
  const places = history.flatMap(({ role }, at) => (role === "student" ? [at] : [])).slice(-maxTurnsBack);
  return places.findLast((at) => readVocabularyQuestion(history[at]?.text ?? "") !== undefined) ?? -1;
}

/** A guess in the language that is asked for, and no list of them. */
const isHonest = (text: string, asked: Language) =>
  !isGuessList(text) &&
  (asked === "english" ||
    countEnglishWords(text) > 0 ||
    lookUp(guessWords(text).join(" "), "english") !== undefined);

/** The word asked for last that our dictionary does not have, while nothing else is talked about. */
export function unknownWordOf(history: History): VocabularyQuestion | undefined {
  const from = lastQuestion(history);
  const question = readVocabularyQuestion(history[from]?.text ?? "");
  if (!question || lookUp(question.word, question.language)) return undefined;
  const since = history.slice(from + 1).filter(({ role }) => role === "student");
  return since.some(({ text }) => isGuess.test(readIntent(text))) ? undefined : question;
}

/** A whole English sentence shows that the conversation has moved on. */
const isFarFrom = (text: string) => countEnglishWords(text) > maxGuessWords;

/** How a message answers a riddle: right, a wrong guess, or something else altogether. */
export function judgeGuess(message: string, riddle: Pick<Riddle, "answers">): "right" | "wrong" | "no-guess" {
  if (isGuessList(message)) return "wrong";
  if (guessIn(message, riddle) !== undefined) return "right";
  const words = guessWords(message);
  return words.length > 0 && words.length <= maxGuessWords && isGuess.test(readIntent(message))
    ? "wrong"
    : "no-guess";
}

const guessWords = (message: string) => wordsOf(message).filter((word) => !aroundGuess.test(word));

/** The right answer a message holds, in the singular or plural, for a man or a woman. */
export function guessIn(message: string, { answers }: Pick<Riddle, "answers">): string | undefined {
  const said = ` ${wordsOf(message).join(" ")} `;
  const stems = ` ${inStems(message)} `;
  return answers.find((answer) =>
    [answer, `${answer}s`].some(
      (form) => said.includes(` ${wordsOf(form).join(" ")} `) || stems.includes(` ${inStems(form)} `),
    ),
  );
}

/** Whether a message guesses the word. */
export const isRightGuess = (message: string, riddle: Pick<Riddle, "answers">) =>
  !isGuessList(message) && guessIn(message, riddle) !== undefined;

/** Singular and plural, masculine and feminine differ in the last vowels only. */
const stem = (word: string) => (word.length > 4 ? word.replace(/h?[aeiou]{1,2}$/, "") : word);
const inStems = (text: string) => wordsOf(fold(text)).map(stem).join(" ");

const aroundGuess = /^(?:è|forse|a|an|the|un|una|il|la|lo|is|it|maybe)$/;
const isGuess = /^(?:short-answer|other|english|homework)$/;
