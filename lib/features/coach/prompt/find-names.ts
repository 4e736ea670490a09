import { isCommonEnglish, isPlaceOrGroup } from "@/lib/features/english/lexicon/vocabulary";
import { capitalWords } from "@/lib/features/english/lexicon/capital-words";
import { commonNames, endsName, knownNames, notNames, wordsAsWell } from "./stand-ins";

const word = "[\\p{L}][\\p{L}'’-]*[\\p{L}]|\\p{Lu}";
const relation =
  "amic[oa]|amiche|amici|compagn[oa]|sorella|sorellina|fratello|fratellino|fratellone|cugin[oa]|mamma|madre|papà|padre|zi[oa]|nonn[oa]|vicin[oa]|ragazz[oa]|fidanzat[oa]|prof|professoressa|professore|maestr[oa]|allenatore|allenatrice|dottor|dottoressa|preside|bidell[oa]";
const englishRelation =
  "friend|friends|sister|brother|cousin|mum|mom|mother|dad|father|aunt|uncle|grandma|grandmother|grandpa|grandfather|neighbour|neighbor|classmate|girlfriend|boyfriend|teacher|coach|trainer|deskmate|schoolmate|bestie";
const namings = [
  `(?:mi chiamo|mi kiamo|il mio nome(?: completo)? è|mio nome:|chiamami|chiamatemi|mi chiamano|firmato|nome e cognome:?|nome:|cognome:|il mio cognome è|di cognome(?: faccio| mi chiamo)?|si chiama(?:no)?|detto|detta|soprannome è|mi presento,?(?: sono)?|ciao,? sono|sono io,?)\\s+`,
  `(?:(?:full |first |last |nick|sur)?name(?:'s|’s| is|:)|my name,?|call me|they call me|i am called|i'm called|named|is called|surname is|signed|this is)\\s+`,
  `(?:${relation}|${englishRelation})[^.!?\\n]{0,20}? (?:si chiama|is called|named|called|di nome)\\s+`,
].map((intro) => new RegExp(`(?<!\\p{L})${intro}(${word})(?:\\s+(${word}))?(?:\\s+(${word}))?`, "giu"));

/** Here a name is told from the rest of the sentence by its capital letter, or by the verb that follows it. */
const mentions = [
  `(?:mi[oa]|mie|miei|l'|un'|un|una|the|my|our|his|her|nostr[oa])\\s*(?:best |migliore |little |older |big )?(?:${relation}|${englishRelation})(?: di banco| di classe| di inglese| del cuore)?,?(?: is)?\\s+`,
  `(?:prof\\.?|professoressa|professore|maestr[oa]|sig\\.?(?:ra|na)?\\.?|signor[ae]?|dott\\.?(?:ssa)?|dottor(?:essa)?|mr\\.?|mrs\\.?|ms\\.?|miss|teacher)\\s+`,
].map((intro) => new RegExp(`(?<!\\p{L})${intro}(${word})(?:\\s+(${word}))?`, "giu"));

const selfInCapitals = new RegExp(
  `(?<!\\p{L})(?:[Ss]ono|I am|I'm|I’m|[Ii]m)\\s+(\\p{Lu}[\\p{L}'’-]+)(?:\\s+(\\p{Lu}[\\p{L}'’-]+))?`,
  "gu",
);
const capitalRun =
  /(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}’'-]*\p{L}(?:\s+(?:(?:De|Di|Del|Della|Lo|La|D'|Dal|Van|Von|El|Al|de|di|del|della)\s+)?\p{Lu}[\p{L}’'-]*\p{L})*/gu;
const opensSentence = /^\s*$|[.!?:;"«“(]\s*$|\n[^\S\n]*$/;
const placeBefore = /(?:^|\s)(?:in|to|from|near|at|a|ad|da|vicino a|around|visit|visited)\s+$/i;
const verbAfter =
  /^\s+(?:is|are|was|has|have|had|likes?|loves?|lives?|goes|go|plays?|and|don't|doesn't|can|will|said|says|told|went|wants?|eats?|speaks?|è|ha|va|dice|vuole|gioca|e|mi)(?!\p{L})/iu;

/** How far back it shows whether a sentence begins or a place is named. */
const maxBefore = 40;

export type FoundName = { text: string; kind: "person" | "place" };

const plain = (text: string) => text.toLowerCase().replace(/['’]s$/, "");

const isNameOfDays = (lower: string) => capitalWords.has(lower) && !commonNames.has(lower);
const isOrdinary = (lower: string) => notNames.has(lower) || isNameOfDays(lower) || isCommonEnglish(lower);
const isHarmless = (lower: string) =>
  isOrdinary(lower) || commonNames.has(lower) || knownNames.has(lower) || isPlaceOrGroup(lower);

/** The names in a student's text that could lead to somebody, as they are written. */
export function findNames(text: string): FoundName[] {
  return [...introduced(text), ...capitalised(text)];
}

/** After "mi chiamo" and the like: in small letters too, and however common. */
function introduced(text: string): FoundName[] {
  const found: string[] = [];
  for (const naming of namings)
    for (const [, ...words] of text.matchAll(naming)) found.push(...nameIn(words));
  for (const [, ...words] of text.matchAll(selfInCapitals)) {
    if (words[0] && !isOrdinary(plain(words[0]))) found.push(...nameIn(words));
  }
  for (const mention of mentions) {
    for (const match of text.matchAll(mention)) {
      const [, first = "", second = ""] = match;
      const rest = text.slice(match.index + match[0].length);
      if (isCapital(first)) found.push(...nameIn([first, second]));
      else if (verbAfter.test(second ? ` ${second}` : rest)) found.push(...nameIn([first]));
    }
  }
  return found.map((name) => ({ text: bare(name), kind: "person" }));
}

/** The words that belong to a name: once it is written with capitals, all of it is. */
function nameIn(words: (string | undefined)[]): string[] {
  const name: string[] = [];
  for (const one of words) {
    if (!one || endsName.has(plain(one)) || notNames.has(plain(one)) || isNameOfDays(plain(one))) break;
    if (!isCapital(one) && isCommonEnglish(plain(one))) break;
    if (name[0] && isCapital(name[0]) && !isCapital(one)) break;
    name.push(one);
  }
  return name;
}

const isCapital = (name: string) => /^\p{Lu}/u.test(name);
const bare = (name: string) => name.replace(/['’]s$/, "");

/** Capital letters where no sentence begins, or before a verb where one does. */
function capitalised(text: string): FoundName[] {
  if (isShouted(text)) return [];
  const found: FoundName[] = [];
  for (const match of text.matchAll(capitalRun)) {
    const before = text.slice(Math.max(0, match.index - maxBefore), match.index);
    const words = match[0].split(/\s+/).map(bare);
    const unknown = words.filter((name) => /^\p{Lu}/u.test(name) && !isHarmless(plain(name)));
    if (unknown.length === 0) continue;
    const isOpening = opensSentence.test(before);
    if (
      isOpening &&
      words.length === 1 &&
      !/['’]s$/.test(match[0]) &&
      !verbAfter.test(text.slice(match.index + match[0].length))
    )
      continue;
    const isPerson = words.length > 1 || !placeBefore.test(before);
    // Beside a surname even a common first name says who it is.
    const names =
      words.length > 1 ? words.filter((name) => /^\p{Lu}/u.test(name) && !isOrdinary(plain(name))) : unknown;
    found.push(
      ...names.map((name) => ({ text: name, kind: isPerson ? ("person" as const) : ("place" as const) })),
    );
  }
  return found;
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > (text.match(/\p{L}/gu)?.length ?? 0) / 2;
}

const minNameLetters = 2;
/** Shorter ones are words as well: they count with a capital letter only. */
const minPlainLetters = 3;
const withoutAccents = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");

/** What is followed by one's own name even in small letters, and even if it is a word of every day. */
export const beforeOwnName =
  /(?<=(?<!\p{L})(?:mi chiamo|mi kiamo|il mio nome è|chiamami|my name is|my name's|my name’s|call me|i am called|i'm called)\s{1,9})\p{L}[\p{L}'’-]*\p{L}/giu;

/** The account's own names: whole, in words, and the parts a nickname is put together of. */
export const ownNamesIn = (names: readonly string[]): FoundName[] =>
  names
    .flatMap((name) => [
      name,
      ...name.split(/[^\p{L}\p{N}]+/u),
      ...name.split(/[^\p{L}]+/u),
      ...name.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u),
    ])
    .filter((name) => (name.match(/\p{L}/gu)?.length ?? 0) >= minNameLetters)
    .flatMap((name) => [name, withoutAccents(name)])
    .map((text) => ({ text, kind: "person" }));

/** Whether a name is a word of every day when it is written in small letters. */
export const isWordAsWell = (name: string): boolean =>
  name.length < minPlainLetters || wordsAsWell.has(plain(name)) || isOrdinary(plain(name));
