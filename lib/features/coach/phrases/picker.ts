import type { TutorTurn } from "@/lib/ports/tutor";

/** A phrase with room for variation: "[Guarda|Rileggi] «{quote}»." stands for two. */
export type Pool = readonly string[];
type Values = Record<string, string | undefined>;
type Candidate = { text: string; parts: string[] };

export type Picker = {
  /** One phrase of the pool, its blanks filled: the one that sounds least like what was said before. */
  say: (pool: Pool, values?: Values) => string;
  /** The same, but nothing at all once every phrase of the pool was said. */
  fresh: (pool: Pool, values?: Values) => string;
  /** A phrase of the first pool that still has a new one; of the last when all are used up. */
  sayFrom: (pools: readonly Pool[], values?: Values) => string;
  /** Whether the coach has written these words in this conversation. */
  isSaid: (text: string) => boolean;
};

const expanded = new Map<string, Candidate[]>();
const minToldPart = 4;

/** Every phrase that a phrase with alternatives stands for. */
export function expand(phrase: string): Candidate[] {
  const known = expanded.get(phrase);
  if (known) return known;
  const pieces = phrase.split(/\[([^[\]]*)\]/);
  const all = pieces.reduce<Candidate[]>(
    (soFar, piece, at) => {
      const choices = at % 2 === 0 ? [piece] : piece.split("|");
      return soFar.flatMap(({ text, parts }) =>
        choices.map((choice) => ({ text: text + choice, parts: [...parts, ...tellingPart(choice)] })),
      );
    },
    [{ text: "", parts: [] }],
  );
  expanded.set(phrase, all);
  return all;
}

/** The longest stretch without blanks: what a listener would recognise. */
function tellingPart(piece: string): string[] {
  const longest = piece
    .split(/«?\{\w+\}»?/)
    .map((part) => part.trim())
    .reduce((one, other) => (other.length > one.length ? other : one));
  return longest.length >= minToldPart ? [longest] : [];
}

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** Chooses words for a turn. The same turn and seed give the same words. */
export function pickerFor(history: TutorTurn["history"], seed: number): Picker {
  let said = history
    .filter(({ role }) => role === "coach")
    .map(({ text }) => text)
    .join("\n");
  const choose = (pool: Pool, values: Values) => {
    const candidates = pool.flatMap(expand).filter(({ text }) => hasValues(text, values));
    const known = new Map<string, number>();
    const partsSaid = (part: string) => {
      const times = known.get(part) ?? said.split(part).length - 1;
      known.set(part, times);
      return times;
    };
    const scored = candidates.map(({ text, parts }, at) => {
      const full = fill(text, values);
      const repeats = said.includes(full) ? 1 : 0;
      const likeness = parts.reduce((sum, part) => sum + partsSaid(part), 0);
      return {
        full,
        repeats,
        score: repeats * 1000 + likeness * 10 + spread(at + seed * 7, candidates.length),
      };
    });
    return scored.reduce<(typeof scored)[number] | undefined>(
      (best, one) => (best && best.score <= one.score ? best : one),
      undefined,
    );
  };
  const take = (chosen: { full: string } | undefined) => {
    if (chosen?.full) said += `\n${chosen.full}`;
    return chosen?.full ?? "";
  };
  const say: Picker["say"] = (pool, values = {}) => take(choose(pool, values));
  const fresh: Picker["fresh"] = (pool, values = {}) => {
    const chosen = choose(pool, values);
    return chosen?.repeats === 0 ? take(chosen) : "";
  };
  return {
    say,
    fresh,
    sayFrom: (pools, values = {}) => {
      for (const pool of pools) {
        const phrase = fresh(pool, values);
        if (phrase) return phrase;
      }
      return say(pools.at(-1) ?? [], values);
    },
    isSaid: (text) => said.includes(text),
  };
}

/** A phrase with a blank that has no words for it is not said. */
const hasValues = (text: string, values: Values) =>
  [...text.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => Boolean(values[name]));

/** A fixed shuffle, between 0 and 9, so that neighbours in a pool do not follow each other. */
const spread = (at: number, count: number) =>
  ((((at * 2_654_435_761) >>> 0) % Math.max(count, 1)) / Math.max(count, 1)) * 9;
