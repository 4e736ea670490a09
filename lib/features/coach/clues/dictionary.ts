import { allWords } from "@/lib/features/words/all-words";
import { englishForms } from "./english-forms";
import { italianForms } from "./italian-forms";

export type Language = "italian" | "english";

/** A line of our word tables; the first word of each language stands for the entry. */
export type Entry = { italian: string[]; english: string[]; definition: string; theme: string };

/** What our dictionary has for a word. */
export type Found = {
  /** Those first that the word itself stands for. */
  entries: readonly [Entry, ...Entry[]];
  /** The form the dictionary has it under: "go" of "went". */
  form: string;
  isConjugated: boolean;
};

type Index = Record<Language, Map<string, [Entry, ...Entry[]]>>;

const maxWordLength = 60;

/** Lower case, without accents: "citta" is "città" on a telephone. */
export const fold = (word: string) =>
  word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").replace(/\s+/g, " ").trim();

const parse = (line: string): Entry => {
  const [italian = "", english = "", definition = "", theme = ""] = line.split("|");
  return { italian: italian.split("/"), english: english.split("/"), definition, theme };
};

export const readEntries = (): Entry[] => allWords.flatMap((table) => table.trim().split("\n")).map(parse);

function buildIndex(): Index {
  const entries = readEntries();
  const index: Index = { italian: new Map(), english: new Map() };
  const add = (language: Language, word: string | undefined, entry: Entry) => {
    if (word === undefined) return;
    const known = index[language].get(fold(word));
    if (!known) index[language].set(fold(word), [entry]);
    else if (!known.includes(entry)) known.push(entry);
  };
  for (const entry of entries)
    for (const language of ["italian", "english"] as const) add(language, entry[language][0], entry);
  for (const entry of entries)
    for (const language of ["italian", "english"] as const)
      for (const word of entry[language].slice(1)) add(language, word, entry);
  return index;
}

let built: Index | undefined;
/** Built when the first word is looked up, not when the process starts. */
const indexOf = (language: Language) => (built ??= buildIndex())[language];

/** Every word of a language, folded. */
export const headwords = (language: Language): string[] => [...indexOf(language).keys()];

/** The entries for a word of a language in any form. */
export function lookUp(word: string, language: Language): Found | undefined {
  const plain = fold(word);
  if (!plain || plain.length > maxWordLength) return undefined;
  const index = indexOf(language);
  const isItalian = language === "italian";
  const exact = index.get(plain);
  // "Left" is a side and the past of "leave", but "porta" is first of all a door.
  if (exact && isItalian) return { entries: accentsFirst(exact, word), form: word, isConjugated: false };
  const { plain: inflected, conjugated } = isItalian ? italianForms(plain) : englishForms(plain);
  const noun = inflected.find((form) => index.has(form));
  const verb = conjugated.find((form) => index.has(form));
  const [first, ...rest] = new Set([
    ...(exact ?? []),
    ...(exact ? [] : (index.get(noun ?? "") ?? [])),
    ...(index.get(verb ?? "") ?? []),
  ]);
  if (!first) return undefined;
  const form = exact ? word : (noun ?? verb ?? word);
  return { entries: [first, ...rest], form, isConjugated: !exact && noun === undefined };
}

/** "Papà" before "papa", if it was written so. */
function accentsFirst(entries: readonly [Entry, ...Entry[]], word: string): [Entry, ...Entry[]] {
  const plain = word.toLowerCase();
  const isWritten = ({ italian }: Entry) => italian.includes(plain);
  const [first = entries[0], ...rest] = [
    ...entries.filter(isWritten),
    ...entries.filter((entry) => !isWritten(entry)),
  ];
  return [first, ...rest];
}

/** What answers a question for a word of a language, the word of our dictionary first. */
export const answersOf = ({ entries }: Found, language: Language): string[] => [
  ...new Set(entries.flatMap((entry) => (language === "italian" ? entry.english : entry.italian))),
];
