import type { TutorTurn } from "@/lib/ports/tutor";
import { holdsPhrase, wordsOf } from "./phrase";
import { readVocabularyQuestion } from "./vocabulary-question";
import { findWordClue, type WordClue } from "./word-clues";

const maxGuessWords = 3;
const maxTurnsBack = 3;

/** The word the student was last left to guess; undefined when it was guessed or is long past. */
export function wordToGuess(history: TutorTurn["history"]): WordClue | undefined {
  const asked = history.filter(({ role }) => role === "student").slice(-maxTurnsBack);
  const at = asked.findLastIndex(({ text }) => readVocabularyQuestion(text)?.language === "italian");
  const clue = findWordClue(readVocabularyQuestion(asked[at]?.text ?? "")?.word ?? "");
  const isGuessed = clue && asked.slice(at + 1).some(({ text }) => holdsPhrase(text, clue.english));
  return isGuessed ? undefined : clue;
}

/** How a message answers a riddle: right, a wrong guess, or something else altogether. */
export function judgeGuess(message: string, { english }: WordClue): "right" | "wrong" | "no-guess" {
  if (holdsPhrase(message, english)) return "right";
  const words = wordsOf(message).length;
  return words > 0 && words <= maxGuessWords ? "wrong" : "no-guess";
}
