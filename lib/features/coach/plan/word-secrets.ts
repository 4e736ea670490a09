import type { TutorTurn } from "@/lib/ports/tutor";
import { secretOfWord, type Secret } from "../guard/secrets";
import { readVocabularyQuestion } from "../intent/vocabulary-question";
import { answersFor, findWordClue } from "../clues/word-clues";
import { judgeGuess } from "./word-game";

const maxTurnsBack = 20;

/**
 * The words a student has asked for and not guessed yet, whatever was talked about since: a riddle that is dropped
 * stays a riddle. `history` ends with the new message.
 */
export function secretsOfWords(history: TutorTurn["history"]): Secret[] {
  const sent = history
    .filter(({ role }) => role === "student")
    .slice(-maxTurnsBack)
    .map(({ text }) => text);
  return sent.flatMap((text, at) => {
    const question = readVocabularyQuestion(text);
    const clue = question && findWordClue(question.word, question.language);
    if (!clue) return [];
    const { word, language } = question;
    const answers = answersFor(clue, language);
    const [answer = ""] = answers;
    const isGuessed = sent.slice(at + 1).some((guess) => judgeGuess(guess, { answers }) === "right");
    return isGuessed ? [] : [secretOfWord(answer, word)];
  });
}
