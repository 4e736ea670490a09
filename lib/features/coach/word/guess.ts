import { italianWords, sharedWords } from "@/lib/features/english/lexicon/language-words";
import { pluralOf } from "@/lib/features/english/lexicon/nouns";
import { personalPronouns } from "@/lib/features/english/lexicon/subject-person";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { fold, lookUp, type Language } from "../clues/dictionary";
import { distance } from "../distance";
import { holdsPhrase } from "../phrase";
import { otherLanguage, type Riddle } from "./riddle";

/** How a guess stands to a word. "partly": a part of a phrase; "unknown": no word of the language that we know. */
export type Verdict = "right" | "near" | "partly" | "wrong" | "unknown";

const opener =
  /^(?:(?:boh+|bo|mah|ehm+|mmm+|uhm+|dai|ah|forse|magari|provo(?: con)?|ci provo|scrivo|metto|dico|mi viene(?: in mente)?|credo|penso|direi|secondo me|per me|mi sa(?: che)?|sar[aà]|allora|quindi|ok|si dice|la parola|la risposta|che sia|tipo|potrebbe essere|penso sia|sia|per caso|(?:non|nn) [eè]|non so se|intendi|it is|it's|is it|maybe|i think|the answer is|[eè]['’]?)(?![\p{L}])[\s,:]*)+/u;
const closers = new Set("giusto vero no o va bene corretto coach forse credo right".split(" "));
const article =
  /^(?:(?:to|an?|the|my|your|his|her|our|their|some|il|lo|la|gli|le|un|uno|una)\s+|(?:l|un)['’]\s*)/u;
const joints = /[,;/?\n]| (?:e|ed|o|oppure|and|or) /u;
/** "Mucca si dice cow", "è una cosa tipo pen bag": what is tried stands at the end. */
const said = / (?:si dice|si scrive|in inglese [eè]|diventa|tipo|forse|(?:credo|penso)(?: sia)?|=) /u;
const minNear = 4;
const longWord = 8;
const minUnknown = 3;

/** "Dog, giusto" without what only asks; a word alone is the guess itself. */
function withoutCloser(text: string): string {
  const words = text.split(/[ ,]/).filter(Boolean);
  while (words.length > 1 && closers.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

const bare = (text: string) => {
  const plain = text
    .toLowerCase()
    .replace(/[«»"“”*_`().!?]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const [last = ""] = plain.split(said).slice(-1);
  // "Maybe" alone is no opening, it is the try.
  return withoutCloser(last.replace(opener, "").trim() || last)
    .replace(article, "")
    .trim();
};

/** What a message tries, each try bare: without articles and what stands around it. */
export const triesIn = (message: string): { whole: string; tries: string[] } => ({
  whole: bare(message),
  tries: message.replace(/\s+/g, " ").split(joints).map(bare).filter(Boolean),
});

function isRight(guess: string, { found, answers }: Riddle, language: Language): boolean {
  const plain = fold(guess);
  if (answers.some((answer) => fold(answer) === plain || fold(answer).replace(article, "") === plain))
    return true;
  return lookUp(guess, language)?.entries.some((entry) => found.entries.includes(entry)) ?? false;
}

/** How many letters a guess is away from the nearest answer, in the singular or plural. */
export function lettersOff(guess: string, { answers }: Riddle): number {
  const forms = answers
    .flatMap((answer) => [answer, pluralOf(answer)])
    .filter(({ length }) => length >= minNear);
  return Math.min(...forms.map((answer) => distance(fold(guess), fold(answer))));
}

const isNear = (guess: string, riddle: Riddle) =>
  guess.length >= minNear && lettersOff(guess, riddle) <= (guess.length >= longWord ? 2 : 1);

function isPart(guess: string, { answer }: Riddle): boolean {
  const words = fold(answer).split(" ");
  const tried = fold(guess).split(" ");
  return words.length > tried.length && tried.every((word) => word.length > 1 && words.includes(word));
}

const maxHeld = 14;

/** The first words in a row of a message that are right, or else nearly: "è una cosa con la p tipo pencil case". */
export function heldIn(
  message: string,
  riddle: Riddle,
): { guess: string; verdict: "right" | "near" } | undefined {
  const right = riddle.answers.find((answer) => isEnglishOnly(answer) && holdsPhrase(message, answer));
  if (right !== undefined) return { guess: right, verdict: "right" };
  const words = bare(message)
    .split(/[ ,;]+/)
    .slice(0, maxHeld);
  const lengths = new Set(riddle.answers.map((answer) => answer.split(" ").length));
  const near = [...lengths]
    .flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(" ")))
    .find((guess) => isNear(guess, riddle) && !lookUp(guess, "italian") && !lookUp(guess, "english"));
  return near === undefined ? undefined : { guess: near, verdict: "near" };
}

/** "Come" and "me" stand in any Italian sentence. */
const isEnglishOnly = (answer: string) =>
  answer.length >= minUnknown &&
  !italianWords.has(answer) &&
  !sharedWords.has(answer) &&
  !lookUp(answer, "italian");

const smallTalk = new Set(
  `ok okay okk grazie grz thx thanks ciao hi hello hey bye yes no si sì nope stop basta niente fine bene good please sorry
  help prof coach next lol xd ahah haha cmq vabbe vabbè boh mah dai uff yeah nice cool wow sisi nono perché xke why what`
    .trim()
    .split(/\s+/),
);

/** What a try is for a word; undefined when it is none: small talk, a sentence, the wrong language. */
export function judgeGuess(guess: string, riddle: Riddle, asked: Language): Verdict | undefined {
  const language = otherLanguage(asked);
  if (isRight(guess, riddle, language)) return "right";
  const words = guess.split(" ");
  const maxWords = Math.max(2, ...riddle.answers.map((answer) => answer.split(" ").length + 1));
  const [first = ""] = words;
  if (words.length > maxWords || smallTalk.has(guess) || smallTalk.has(first)) return undefined;
  if (words.length > 1 && personalPronouns.has(first)) return undefined;
  const isKnown = lookUp(guess, language) !== undefined;
  if (!isKnown && isNear(guess, riddle)) return "near";
  if (isPart(guess, riddle)) return "partly";
  if (isKnown) return isSmallWord(guess, language, asked) ? undefined : "wrong";
  if (language === "english" && words.every(isEnglishWord)) return "wrong";
  const isOther = lookUp(guess, asked) !== undefined || words.some((word) => italianWords.has(word));
  const isOneWord = /^\p{L}+$/u.test(guess) && guess.length >= minUnknown && !sharedWords.has(guess);
  return isOneWord && !isOther ? "unknown" : undefined;
}

const isEnglishWord = (word: string) =>
  !italianWords.has(word) && (isCommonEnglish(word) || lookUp(word, "english") !== undefined);

/** "Come", "a", "ma" are Italian talk before they are English guesses. */
const isSmallWord = (guess: string, language: Language, asked: Language) =>
  language === "english" &&
  (italianWords.has(guess) ||
    lookUp(guess, asked)?.entries.every(({ theme }) => theme === "small-words") === true);
