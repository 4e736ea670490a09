import { secretOf, type Finding } from "../finding";
import { suggestSpellings } from "./harper";
import { frequentMisspellings, rightWords } from "./misspellings";
import { candidatesFor, isPupilWord } from "./pupil-words";
import { typosBetween } from "./typos";
import { italianWords, sharedWords } from "../lexicon/language-words";
import { isBase, pastOf } from "../lexicon/verbs";
import { lacksApostrophe } from "../lexicon/words";
import { isCommonEnglish, isProperName } from "../lexicon/vocabulary";
import type { Sentence } from "../sentence/language";

const minWordLength = 4;
/** What one message may cost: a page of invented words would keep the server busy for seconds. */
const maxUnknownWords = 12;
const maxCheckedWords = 300;
const chatWords = new Set(
  "gonna wanna gotta cuz coz dunno yeah yep nope haha hahaha lol omg btw thx pls plz kinda okay bday hbd".split(
    " ",
  ),
);

/** "Color" and "realize" are right in America. */
const americanVariants: [RegExp, string][] = [
  [/or(?=s|ed|ing|ful|ite|ites|hood|$)/, "our"],
  [/iz(?=e|ed|es|ing|ation)/, "is"],
  [/yz(?=e|ed|es|ing)/, "ys"],
  [/er(?=s|$)/, "re"],
  [/l(?=ed|ing|er)/, "ll"],
  [/^gray/, "grey"],
  [/^mom/, "mum"],
  [/^math$/, "maths"],
  [/ense(?=less|s|$)/, "ence"],
  [/og$/, "ogue"],
];

const isAmerican = (word: string, suggestions: string[]) =>
  americanVariants.some(
    ([pattern, british]) => suggestions.includes(word.replace(pattern, british)) && pattern.test(word),
  );

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const days =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)$/;
const withCapital = (word: string) => (days.test(word) ? capitalised(word) : word);

/** The table's word for it; a word with a capital may be a name, so that only the table knows it. */
function frequentCorrection(word: string): string | undefined {
  const frequent = frequentMisspellings.get(word.toLowerCase());
  return frequent && (/^[A-Z]/.test(word) ? capitalised(frequent) : frequent);
}

/** Whether a word is worth looking up: no name, no chat word, nothing Italian, nothing we know is right. */
const isDoubtful = (word: string) => {
  const lower = word.toLowerCase();
  return (
    // Only an adverb is surely no name where a sentence begins with it: "Suddently".
    /^(?:[a-z]+|[A-Z][a-z]{4,}ly)$/.test(word) &&
    word.length >= minWordLength &&
    ![chatWords, italianWords, sharedWords, rightWords].some((known) => known.has(lower)) &&
    !lacksApostrophe(lower) &&
    !isProperName(lower) &&
    !isPupilWord(lower) &&
    !isCommonEnglish(lower)
  );
};

/** "Barkt", "jumpt": the ending of the past as it is heard. */
function pastByEar(word: string): string | undefined {
  const base = /(?:[^aeiou]|[aeiou]{2}[^aeiou])t$/.test(word) ? word.slice(0, -1) : "";
  return base.length > 2 && !/[nrs]$/.test(base) && isBase(base) ? pastOf(base) : undefined;
}

/** "Reoffend", "unfollow": a word that the dictionary lacks only with its prefix. */
const isPrefixed = (word: string, suggestions: string[]) =>
  /^(?:re|un|non|anti|over|under|multi|super)[a-z]{5}/.test(word) &&
  suggestions.some((one) => one.length >= 5 && word.length - one.length >= 2 && word.endsWith(one));

/** The correction we would bet on, or nothing. */
function choose(word: string, suggestions: string[]): string | undefined {
  const past = pastByEar(word);
  if (past) return past;
  const isOnlyCapital = suggestions.some((suggestion) => suggestion.toLowerCase() === word);
  if (isOnlyCapital || isAmerican(word, suggestions) || isPrefixed(word, suggestions)) return undefined;
  const found = nearest(word, suggestions);
  const isItalianised = found !== undefined && word === `${found.best}e` && isPupilWord(found.best);
  if (!found || (found.distance > maxTypos(word) && !isItalianised)) return undefined;
  // A rare word for an unknown one is a guess: "umbria" is no "umbra".
  const isLikely = rarityOf(found.best.toLowerCase()) < 1 || (found.distance <= 0.6 && word.length >= 7);
  return isLikely && !losesEnding(word, found.best.toLowerCase()) ? withCapital(found.best) : undefined;
}

/** "Angries", "losted": an ending that does not belong there is no letter that slipped. */
function losesEnding(word: string, best: string): boolean {
  const stem = word.replace(/ies$/, "y").replace(/(?:es|s|ed)$/, "");
  return stem !== word && (isPupilWord(stem) || isCommonEnglish(stem)) && word.slice(-1) !== best.slice(-1);
}

/** What lies nearest, a word of a pupil's world before a rarer one. */
function nearest(word: string, suggestions: string[]): { best: string; distance: number } | undefined {
  const candidates = [...new Set([...suggestions, ...candidatesFor(word)])].filter(
    (one) => !/['\s-]/.test(one),
  );
  let found: { best: string; distance: number; rank: number } | undefined;
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    const distance = typosBetween(word, lower);
    const rank = distance + rarityOf(lower);
    if (!found || rank < found.rank) found = { best: candidate, distance, rank };
  }
  return found;
}

function rarityOf(word: string): number {
  if (isPupilWord(word)) return 0;
  return isCommonEnglish(word) ? 0.5 : 1;
}

/** Built like an Italian word: what one writes about home ("polpette"), unless it is all but English. */
const looksItalian = (word: string) =>
  /[aio]$|(?:tte|lle|nne|sse|zze|cce|gge|nte|one|ine|ane|ese|ale|are|ere|ire|che|ghe|rte|sche|nze|glie)$/.test(
    word,
  ) && !/[kwxyj]|th|sh|oo|ee|ea|ou|gh[^eit]|wh/.test(word);

/** How far a word may be from what was meant before it is a guess. */
function maxTypos(word: string): number {
  if (looksItalian(word)) return 0.5;
  if (word.length <= 5) return 1;
  return word.length <= 7 ? 1.3 : 1.7;
}

const explanation =
  "L'inglese non si scrive come si pronuncia: lettere doppie, mute o scambiate di posto si imparano guardando bene la parola.";

/** Long words can show two letters at either end, short ones would be told by them. */
const shownLetters = (word: string) => (word.length >= 8 ? 2 : 1);

const hintsFor = (correction: string): Finding["hints"] => [
  "Rileggi la parola lettera per lettera: ce n'è una che manca, avanza o ha cambiato posto?",
  `La parola che cerchi ha ${correction.length} lettere: conta le tue e confronta.`,
  `Comincia con "${correction.slice(0, shownLetters(correction))}" e finisce con "${correction.slice(-shownLetters(correction))}": controlla che cosa succede nel mezzo.`,
];

/** Misspelt words of the English sentences of a text. */
export async function findMisspellings(text: string, sentences: Sentence[]): Promise<Finding[]> {
  const words = sentences.flatMap((sentence) => sentence.words);
  const corrections = await correctionsFor(new Set(words.map((word) => word.text)));
  return words.flatMap(({ text: quote, start, end }) => {
    const correction = corrections.get(quote);
    if (!correction) return [];
    const secret = secretOf(text, start, end, correction);
    const hints = hintsFor(correction);
    return [{ topic: "spelling", start, end, quote, explanation, hints, correction, secret }];
  });
}

async function correctionsFor(words: Set<string>): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  let unknownWords = 0;
  for (const word of [...words].slice(0, maxCheckedWords)) {
    const frequent = frequentCorrection(word);
    if (frequent) corrections.set(word, frequent);
    if (frequent || unknownWords >= maxUnknownWords || !isDoubtful(word)) continue;
    const lower = word.toLowerCase();
    const suggestions = await suggestSpellings(lower);
    if (suggestions) unknownWords += 1;
    const correction = suggestions && choose(lower, suggestions);
    if (correction) corrections.set(word, word === lower ? correction : capitalised(correction));
  }
  return corrections;
}
