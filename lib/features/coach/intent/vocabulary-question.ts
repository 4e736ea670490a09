import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { findWordClue } from "../clues/word-clues";
import { nexts } from "./intent-patterns";

export type VocabularyQuestion = { word: string; language: "italian" | "english" };

const intoEnglish =
  /(?:come (?:si|posso) (?:dice|dire|traduce|tradurre|chiama|scrive(?=.{0,120}in inglese))|come dico|traduci(?:mi)?(?: la parola)?)\s+(?:in inglese\s+)?(?:la parola\s+)?(.+)/i;
const intoItalian =
  /(?:(?:che )?cosa (?:vuol dire|significa)|che (?:vuol dire|significa)|(?:che |il )?significato (?:di|ha)|what does|what is the meaning of)\s+(?:la parola\s+)?(.+)/i;
/** "Zaino in inglese?" */
const named = /^\W*(?:la parola )?(\p{L}{1,30}(?:[\s'’]+\p{L}{1,30}){0,2}) in inglese\W*$/iu;
const maySayEither = /tradu|in italiano/i;
/** "E ragno?", after another word. */
const oneMore = /^\s*(?:ok(?:ay)?,?\s+)?e\s+(\p{L}+(?:[\s'’]+\p{L}+)?)\s*\?\s*$/iu;
const articles = /^(?:(?:il|lo|la|i|gli|le|un|uno|una|the|an?)\s+|(?:l|un)['’]\s*)/i;

/** The word a student asks to have translated; undefined when the message asks for none. */
export function readVocabularyQuestion(message: string): VocabularyQuestion | undefined {
  const english = intoEnglish.exec(message)?.[1];
  if (english) return withLanguage(trimWord(english), message);
  const italian = intoItalian.exec(message)?.[1];
  if (italian) return { word: trimWord(italian), language: "english" };
  if (nexts.test(message)) return undefined;
  const next = trimWord(named.exec(message)?.[1] ?? oneMore.exec(message)?.[1] ?? "");
  return next && findWordClue(next, "italian") ? { word: next, language: "italian" } : undefined;
}

/** "Traduci cheap": the word itself says from which language. */
function withLanguage(word: string, message: string): VocabularyQuestion {
  const isEnglish =
    maySayEither.test(message) && !findWordClue(word, "italian") && countEnglishWords(word) > 0;
  return { word, language: isEnglish ? "english" : "italian" };
}

const trimWord = (rest: string) =>
  (rest.split(/[?!.,;\n]/)[0] ?? "")
    .replace(/\b(?:in (?:inglese|italiano)|per favore|please|mean|secondo te)\b[\s\S]*$/i, "")
    .replace(/["«»“”*()]/g, "")
    .trim()
    .replace(articles, "")
    .toLowerCase();
