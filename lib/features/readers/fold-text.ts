import { maxReadLength, maxWordLength } from "@/lib/features/reading/rules";

export type FoldedText = {
  text: string;
  /** Where a place of `text` lies in the text as it was typed, in UTF-16 units. */
  toTyped: (offset: number) => number;
};

const maxLetters = 3;
const maxSyllables = 4;
/** A gap in an exercise is drawn as a run of these. */
const gapMarks = new Set("_.…");
const maxGapMarks = 12;
const maxSigns = 3;

const isLetter = (character: string) => /^[\p{L}\p{M}]$/u.test(character);
const isBlank = (character: string) => /^[^\S\n]$/u.test(character);
const isDigit = (character: string) => /^\p{N}$/u.test(character);

type Kept = { characters: string[]; offsets: number[] };

/**
 * A text as it is read: runs of one letter end at three, repeated syllables at four, runs of signs and blanks at three
 * (drawn gaps at twelve), words at forty letters, the whole at 4,000 characters. Linear in time. What is stored and shown
 * stays as it was typed.
 */
export function foldForReading(typed: string): FoldedText {
  const kept = withoutSyllables(withoutRuns(typed));
  const text = kept.characters.join("");
  if (text === typed) return { text, toTyped: (offset) => offset };
  const places = placesOf(kept, typed.length);
  return { text, toTyped: (offset) => places[offset] ?? typed.length };
}

function withoutRuns(typed: string): Kept {
  const kept: Kept = { characters: [], offsets: [] };
  let offset = 0;
  let length = 0;
  let run = 0;
  let wordLength = 0;
  let last = "";
  for (const character of typed) {
    const kind = isBlank(character) ? " " : character.toLowerCase();
    length += character <= "\x7f" ? 1 : character.normalize("NFKD").length;
    if (length > maxReadLength) break;
    run = kind === last ? run + 1 : 1;
    last = kind;
    wordLength = isLetter(character) || isDigit(character) ? wordLength + 1 : 0;
    if (run <= maxRunOf(character) && wordLength <= maxWordLength) {
      kept.characters.push(character);
      kept.offsets.push(offset);
    }
    offset += character.length;
  }
  return kept;
}

function maxRunOf(character: string): number {
  if (isDigit(character)) return Infinity; // 1000000 is a number; a long one ends as a word does.
  if (isLetter(character)) return maxLetters;
  return gapMarks.has(character) ? maxGapMarks : maxSigns;
}

/** "ahahahahahah" is read as four of its "ah": units of two to four letters. */
function withoutSyllables({ characters, offsets }: Kept): Kept {
  const lower = characters.map((character) => character.toLowerCase());
  const kept: Kept = { characters: [], offsets: [] };
  let at = 0;
  while (at < characters.length) {
    const end = endOfSyllables(lower, at);
    const next = end?.from ?? at + 1;
    for (let place = at; place < (end?.keep ?? next); place += 1) {
      kept.characters.push(characters[place] ?? "");
      kept.offsets.push(offsets[place] ?? 0);
    }
    at = next;
  }
  return kept;
}

/** Where a run of more than four equal syllables that begins here is cut, and where the text goes on after it. */
function endOfSyllables(lower: string[], start: number): { keep: number; from: number } | undefined {
  for (const size of [2, 3, 4]) {
    let end = start + size;
    if (!lower.slice(start, end).every(isLetter)) return undefined;
    while (end < lower.length && lower[end] === lower[end - size]) end += 1;
    const syllables = Math.floor((end - start) / size);
    if (syllables > maxSyllables)
      return { keep: start + maxSyllables * size, from: start + syllables * size };
  }
  return undefined;
}

/** For every UTF-16 unit of the folded text, and for its end, the place in the typed one. */
function placesOf({ characters, offsets }: Kept, end: number): number[] {
  const places = characters.flatMap((character, at) =>
    Array.from({ length: character.length }, (_, unit) => (offsets[at] ?? 0) + unit),
  );
  return [...places, end];
}

/** Something found in the folded text, with the place and the words it has in the typed one. */
export function asTyped<Found extends { start: number; end: number; quote: string }>(
  found: Found,
  { toTyped }: FoldedText,
  typed: string,
): Found {
  const [start, end] = [toTyped(found.start), toTyped(found.end)];
  return { ...found, start, end, quote: typed.slice(start, end) };
}
