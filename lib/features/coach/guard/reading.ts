import { italianWords, sharedWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { foldText, verbSign } from "./fold-text";
import { letterNamed, longLetterName, shortenLetterNames } from "./letter-codes";
import { canonicalWords } from "./leak-patterns";

/** A run of letters with what parts it from the one before. */
type Fragment = { letters: string; start: number; gap: string };

/** Letters one after the other without what parts them: as they stand, or without words that only link ("poi"). */
export type Strand = { squeezed: string; fragments: Fragment[] };

/** A text in all the ways a reader may take it. */
export type Reading = {
  text: string;
  folded: string;
  /** Canonical words between blanks, once for each way of passing over marks, numbering, labels, cells and lines. */
  words: string[];
  strands: Strand[];
  /** Canonical words with digits and signs read as letters. */
  leet: string;
  /** The bare letters of every fragment. */
  tokens: Set<string>;
  /** Runs of words that each stand for a letter, spelled. */
  spelled: string[];
  /** All letters that stand alone, whatever is between them. */
  loneLetters: string;
  initials: { ofLines: string; ofSentences: string; ofWords: string[] };
};

const fragmentPattern = /[a-z]+(?:'[a-z]+)*/g;
const label = /(?:^|(?<=[\n.;,|]))[ \t]*(?:[\p{L}\uE000]+[ \t]+){0,2}[\p{L}\d]+[ \t]*[:=][ \t]/gmu;
const numbering = /(?:^|(?<=\n))[ \t]*\(?\d{1,2}[.):°]?(?=[ \t])|(?<![\p{L}\d])\(?\d{1,2}[.)°](?=\s)/gu;
const minRun = 2;
const maxColumns = 30;

const shortItalian = new Set(
  `a e i o al ai da di se ne ci vi mi ti li la le lo un in su tu io ma no me te va fa ha ho sa so da do sto sta tra fra re
  eta ora sol per con non che chi del dal nel col gli una uno mio tuo suo due tre sei piu qui qua gia lui lei noi voi poi`.split(
    /\s+/,
  ),
);

/** Whether a run of letters is a word of its own, not a splinter of one. */
export const isWordOfItsOwn = (letters: string) =>
  letters.length === 1
    ? /^[aeio]$/.test(letters)
    : shortItalian.has(letters) ||
      italianWords.has(letters) ||
      sharedWords.has(letters) ||
      (letters.length > 2 && isCommonEnglish(letters)) ||
      /^(?:am|an|as|at|be|by|he|hi|if|is|it|my|of|ok|on|or|to|up|us|we)$/.test(letters);

const links = new Set(
  `poi e infine quindi dopo seguito seguita da piu con then and plus followed by scrivi aggiungi aggiungici attacca metti
  subito altra unaltra stessa inizio fine finale parte prima seconda terza ultima meta la il le una un ci`.split(
    /\s+/,
  ),
);

function fragmentsOf(folded: string): Fragment[] {
  let end = 0;
  return [...folded.matchAll(fragmentPattern)].map((match) => {
    const gap = folded.slice(end, match.index);
    end = match.index + match[0].length;
    return { letters: match[0].replaceAll("'", ""), start: 0, gap };
  });
}

function strandOf(fragments: Fragment[]): Strand {
  let squeezed = "";
  const placed = fragments.map((fragment) => {
    const start = squeezed.length;
    squeezed += fragment.letters;
    return { ...fragment, start };
  });
  return { squeezed, fragments: placed };
}

const digitLetters: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "€": "e",
};

/** "w3nt" and "vvent". */
const readLeet = (folded: string) =>
  folded
    .replace(/[a-z013457@$€8]+/g, (word) =>
      /[a-z]/.test(word) ? word.replace(/[013457@$€8]/g, (sign) => digitLetters[sign] ?? sign) : word,
    )
    .replaceAll("vv", "w");

/** Cells one below the other, read down each column of a table. */
function readColumns(folded: string): string {
  const rows = folded
    .split("\n")
    .filter((line) => line.includes("|") || line.includes("\t"))
    .map((line) => line.split(/[|\t]/));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length < 2 || width > maxColumns) return "";
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? "").join(" ")).join(" ; ");
}

function spelledRuns(folded: string): string[] {
  const tokens = shortenLetterNames(folded).match(/[a-z]+(?:'[a-z]+)*|\uE000|[.!?\n]/g) ?? [];
  const runs = [""];
  for (const token of tokens) {
    if (/^[.!?\n]$/.test(token)) continue;
    const letter = token === verbSign ? "e" : letterNamed(token);
    if (letter) runs.push((runs.pop() ?? "") + letter);
    else if (runs.at(-1) !== "") runs.push("");
  }
  return runs.filter((run) => run.length >= minRun);
}

const loneLettersOf = (folded: string) =>
  (shortenLetterNames(folded).match(/[a-z]+(?:'[a-z]+)*/g) ?? [])
    .flatMap((token) => (token.length === 1 || longLetterName.test(token) ? (letterNamed(token) ?? []) : []))
    .join("");

const firstLetter = (text: string) => /[a-z]/.exec(text)?.[0] ?? "";
const between = (words: string[]) => ` ${words.join(" ")} `;

/** Reads a text in every way that is looked through. */
export function readText(text: string): Reading {
  const folded = foldText(text);
  const fragments = fragmentsOf(folded);
  const leet = between(canonicalWords(readLeet(folded)));
  const columns = readColumns(folded);
  const lines = folded.split(/\n+/).filter((line) => /[a-z]/.test(line));
  const sentences = folded.split(/[.!?\n]+/).filter((sentence) => /[a-z]/.test(sentence));
  const bare = folded.replace(label, " ").replace(numbering, " ");
  return {
    text,
    folded,
    words: [
      between(canonicalWords(folded)),
      between(canonicalWords(bare)),
      between(canonicalWords(folded.replace(/(?<=[a-z0-9])[*_`~](?=[a-z0-9])/g, " "))),
      between(canonicalWords(folded.replace(/[()[\]{}|]|(?<=[a-z])[^a-z0-9\s'](?=[a-z])/g, ""))),
      between(canonicalWords(columns)),
      between(lines.map((line) => canonicalWords(line)[0] ?? "")),
      leet,
    ],
    leet,
    tokens: new Set(fragments.map(({ letters }) => letters)),
    strands: [strandOf(fragments), strandOf(fragments.filter(({ letters }) => !links.has(letters)))],
    spelled: [...spelledRuns(folded), ...spelledRuns(columns)],
    loneLetters: loneLettersOf(folded),
    initials: {
      ofLines: lines.map(firstLetter).join(""),
      ofSentences: sentences.map(firstLetter).join(""),
      ofWords: sentences.map((sentence) => (sentence.match(fragmentPattern) ?? []).map(firstLetter).join("")),
    },
  };
}
