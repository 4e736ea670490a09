import type { Random } from "@/lib/features/exercises/random";
import { gapMark } from "@/lib/features/homework/homework-sheet";
import { remembering } from "@/lib/remembering";
import { readEntries, type Entry } from "../clues/dictionary";
import type { DrillItem } from "./to-item";
import type { Level } from "./level";

export const wordInstruction = "Leggi la definizione e scrivi la parola inglese.";

const minLetters = 3;
/** A theme begins with its commonest words. */
const common = 40;
const easiest = 15;
const maxDefinition = 70;

const entriesOf = remembering((theme: string): Entry[] =>
  readEntries().filter((entry) => entry.theme === theme && isFit(entry)),
);

const wordOf = ({ english: [word = ""] }: Entry) => word;

/** Said of one word, or of a verb and its particle, which its beginning and its length tell apart from all others. */
const isFit = (entry: Entry) =>
  /^[a-z]+(?: [a-z]+)?$/.test(wordOf(entry)) &&
  wordOf(entry).length >= minLetters &&
  entry.definition.length <= maxDefinition &&
  !entry.italian.some((word) => entry.english.includes(word));

/** "It says miaow: ____ (c…, 3 lettere)" */
export function wordItem(entry: Entry): DrillItem {
  const answer = wordOf(entry);
  const opening = `${entry.definition.charAt(0).toUpperCase()}${entry.definition.slice(1)}: `;
  const parts = answer.split(" ").length;
  const letters = answer.replaceAll(" ", "").length;
  const given = `${answer.charAt(0)}…, ${parts > 1 ? `${parts} parole` : `${letters} lettere`}`;
  const gap = `${gapMark} (${given})`;
  return {
    instruction: wordInstruction,
    item: {
      number: 1,
      prompt: opening + gap,
      gaps: [{ start: opening.length, end: opening.length + gap.length, given }],
    },
    solution: { gaps: [entry.english] },
    text: entry.definition,
  };
}

/** Words of one theme with their definitions, by chance: the common ones, for who wants it harder the others. */
export function drawWords(theme: string, random: Random, count: number, level?: Level): DrillItem[] {
  const all = entriesOf(theme);
  const fitting =
    level === "harder" ? all.slice(common) : all.slice(0, level === "easier" ? easiest : common);
  const drawn = [...random.shuffle(fitting), ...random.shuffle(all)];
  const distinct = new Map(drawn.map((entry) => [wordOf(entry), entry]));
  return [...distinct.values()].slice(0, count).map(wordItem);
}
