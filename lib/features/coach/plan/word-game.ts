import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { TutorTurn } from "@/lib/ports/tutor";
import { isGuessList } from "../intent/guess-list";
import { readIntent } from "../intent/intent";
import { holdsPhrase, wordsOf } from "../phrase";
import { readVocabularyQuestion, type VocabularyQuestion } from "../intent/vocabulary-question";
import { answersFor, findWordClue, stem, type WordClue } from "../clues/word-clues";

/** A word the student is to guess. */
export type Riddle = WordClue & {
  asked: string;
  /** The language of the word that was named; the answer is in the other. */
  language: VocabularyQuestion["language"];
  answer: string;
  /** Everything that is as right as the answer, the answer first. */
  answers: string[];
  wrongGuesses: number;
};

type History = TutorTurn["history"];

const maxGuessWords = 3;
const maxTurnsBack = 12;

/** The word the student was last left to guess; undefined when it was guessed, dropped or is long past. */
export function riddleOf(history: History): Riddle | undefined {
  const sent = history.filter(({ role }) => role === "student").slice(-maxTurnsBack);
  const at = sent.findLastIndex(({ text }) => readVocabularyQuestion(text) !== undefined);
  const question = readVocabularyQuestion(sent[at]?.text ?? "");
  const clue = question && findWordClue(question.word, question.language);
  if (!clue) return undefined;
  const { language } = question;
  const answers = answersFor(clue, language);
  const [answer = ""] = answers;
  const riddle = { ...clue, asked: question.word, language, answer, answers, wrongGuesses: 0 };
  const since = sent.slice(at + 1).map(({ text }) => text);
  if (since.some((text) => judgeGuess(text, riddle) === "right" || isFarFrom(text))) return undefined;
  return { ...riddle, wrongGuesses: since.filter((text) => judgeGuess(text, riddle) === "wrong").length };
}

/** The word asked for last that our dictionary does not have, while nothing else is talked about. */
export function unknownWordOf(history: History): VocabularyQuestion | undefined {
  const sent = history.filter(({ role }) => role === "student").slice(-maxTurnsBack);
  const at = sent.findLastIndex(({ text }) => readVocabularyQuestion(text) !== undefined);
  const question = readVocabularyQuestion(sent[at]?.text ?? "");
  if (!question || findWordClue(question.word, question.language)) return undefined;
  return sent.slice(at + 1).some(({ text }) => isGuess.test(readIntent(text))) ? undefined : question;
}

/** A whole English sentence shows that the conversation has moved on. */
const isFarFrom = (text: string) => countEnglishWords(text) > maxGuessWords;

/** How a message answers a riddle: right, a wrong guess, or something else altogether. */
export function judgeGuess(message: string, riddle: Pick<Riddle, "answers">): "right" | "wrong" | "no-guess" {
  if (isGuessList(message)) return "wrong";
  if (guessIn(message, riddle) !== undefined) return "right";
  const words = wordsOf(message).filter((word) => !aroundGuess.test(word));
  return words.length > 0 && words.length <= maxGuessWords && isGuess.test(readIntent(message))
    ? "wrong"
    : "no-guess";
}

/** The right answer a message holds, in the singular or plural, for a man or a woman. */
export const guessIn = (message: string, { answers }: Pick<Riddle, "answers">): string | undefined =>
  answers.find((answer) =>
    [answer, `${answer}s`].some(
      (form) => holdsPhrase(message, form) || holdsPhrase(inStems(message), inStems(form)),
    ),
  );

const inStems = (text: string) => wordsOf(text).map(stem).join(" ");

const aroundGuess = /^(?:è|forse|a|an|the|un|una|il|la|lo|is|it|maybe)$/;
const isGuess = /^(?:short-answer|other|english|homework)$/;
