import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { readTalk, type Talk } from "./talk/read-talk";

const minWords = 3;
/** Contractions, and a word used twice, are English too; letters at random are not. */
const minKnown = 2;

/** "I don't know", "give me the answer": said instead of an answer, in whatever language. */
const noAnswers: ReadonlySet<Talk | undefined> = new Set(["help", "answer", "drop", "silence"]);

const notKnowing = /\b(?:i (?:do not|don['’]?t) (?:know|understand|remember)|i have no idea)\b/gi;

/**
 * Whether a message practises English: a sentence or a phrase of the student's own. `used` are its different words that
 * a dictionary knows.
 */
export const practisesEnglish = (text: string, used: readonly string[]): boolean =>
  countEnglishWords(text.replace(notKnowing, " ")) >= minWords &&
  used.length >= minKnown &&
  !noAnswers.has(readTalk(text));
