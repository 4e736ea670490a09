import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  hasSamePast,
  isBase,
} from "@/lib/features/english/lexicon/verbs";
import { frequency } from "./clause-subject";
import type { Person } from "@/lib/features/english/lexicon/subject-person";

/** One reading of an option such as "goes", "is going", "didn't go". */
export type VerbReading = {
  base: string;
  kind: "finite" | "base" | "ing" | "participle" | "infinitive";
  tense?: Tense;
  persons: Person[];
  isNegative: boolean;
};

const all: Person[] = ["I", "you", "third", "plural"];
const notThird: Person[] = ["I", "you", "plural"];

const personsOf: Record<string, Person[]> = {
  am: ["I"],
  is: ["third"],
  are: ["you", "plural"],
  was: ["I", "third"],
  were: ["you", "plural"],
  has: ["third"],
  have: notThird,
  does: ["third"],
  do: notThird,
};

const mainBase = (word: string) => baseOfParticiple(word) ?? baseOfPast(word);

/** "'ll help", "'s going to rain": what leans on the subject, in full. */
const leaning: [RegExp, string][] = [
  [/^'ll\b/, "will"],
  [/^'m\b/, "am"],
  [/^'re\b/, "are"],
  [/^'ve\b/, "have"],
  [/^'s(?= (?:not )?\p{L}+ing\b)/u, "is"],
  [/^'s\b/, "has"],
];

/** Every reading of the option as a form of a verb; none for what is no verb form. */
export function readVerbOption(option: string): VerbReading[] {
  const lower = leaning
    .reduce((text, [from, to]) => text.replace(from, to), option.toLowerCase())
    .replace(/\bcannot\b/, "can not")
    .replace(/\bwon't\b/, "will not");
  const words = lower
    .replace(/n't\b/g, " not")
    .split(/\s+/)
    .filter((word) => word !== "not" && !frequency.has(word));
  const isNegative = /n't\b|\bnot\b|\bcannot\b/.test(lower);
  const [first = "", second, ...more] = words;
  if (second === undefined) return single(first, isNegative);
  const reading = (
    base: string | undefined,
    tense: Tense,
    persons = personsOf[first] ?? all,
  ): VerbReading[] => (base === undefined ? [] : [{ base, kind: "finite", tense, persons, isNegative }]);
  const last = more.at(-1) ?? second;
  if (/^(?:am|is|are)$/.test(first)) {
    if (second === "going" && more[0] === "to" && isVerb(more[1])) return reading(more[1], "going-to");
    return more.length === 0 ? reading(baseOfIng(second), "present-continuous") : [];
  }
  if (/^(?:was|were)$/.test(first))
    return more.length === 0 ? reading(baseOfIng(second), "past-continuous") : [];
  if (/^(?:have|has)$/.test(first))
    return more.length === 0 ? reading(mainBase(second), "present-perfect") : [];
  if (more.length > 0) return [];
  if (first === "had") return reading(mainBase(last), "past-perfect");
  if (first === "will") return isVerb(second) ? reading(second, "will") : [];
  if (first === "did") return isVerb(second) ? reading(second, "past-simple") : [];
  if (/^(?:do|does)$/.test(first)) return isVerb(second) ? reading(second, "present-simple") : [];
  if (first === "to")
    return isVerb(second) ? [{ base: second, kind: "infinitive", persons: [], isNegative }] : [];
  return [];
}

const isVerb = (word: string | undefined): word is string =>
  word !== undefined && (word === "be" || isBase(word));

function single(word: string, isNegative: boolean): VerbReading[] {
  const readings: VerbReading[] = [];
  const add = (
    base: string | undefined,
    kind: VerbReading["kind"],
    tense?: Tense,
    persons: Person[] = [],
  ) => {
    if (base) readings.push({ base, kind, ...(tense && { tense }), persons, isNegative });
  };
  if (isBase(word)) {
    add(word, "base");
    add(word, "finite", "present-simple", notThird);
    if (hasSamePast(word)) add(word, "finite", "past-simple", all);
  }
  add(baseOfThird(word), "finite", "present-simple", ["third"]);
  add(baseOfPast(word), "finite", "past-simple", all);
  add(baseOfParticiple(word), "participle");
  add(baseOfIng(word), "ing");
  return readings;
}
