import { numberOfNoun, singularOf } from "@/lib/features/english/lexicon/nouns";
import { baseOfIng, isBase, isPastForm } from "@/lib/features/english/lexicon/verbs";
import { isComparative, isSuperlative, isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { wordGroups } from "../tables/word-groups";

const lines = new Map(
  wordGroups
    .trim()
    .split("\n")
    .map((line): [string, string[]] => {
      const bar = line.indexOf("|");
      return [line.slice(0, bar), line.slice(bar + 1).split(",")];
    }),
);
const membersOf = (name: string): string[] =>
  (lines.get(name) ?? []).flatMap((word) => (word.startsWith("@") ? membersOf(word.slice(1)) : [word]));
const groups = new Map([...lines.keys()].map((name) => [name, new Set(membersOf(name))]));

/** The names of the groups a word belongs to. */
export function groupsOf(word: string): string[] {
  const lower = word
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the|to) (?=\p{L})/u, "");
  const forms = [lower, singularOf(lower) ?? lower];
  return [...groups].flatMap(([name, words]) => (forms.some((form) => words.has(form)) ? [name] : []));
}

/** Where no meaning tells them apart, what kind of form words are. */
const kinds: ((word: string) => boolean)[] = [
  (word) => isPastForm(word) && !isBase(word),
  (word) => isComparative(word),
  (word) => isSuperlative(word),
  (word) => baseOfIng(word) !== undefined && !isBase(word),
  (word) => /ly$/.test(word) && !/^(?:family|friendly|lovely|july|fly)$/.test(word),
  (word) => numberOfNoun(word) === "plural" && !/s$/.test(word),
];

const enough = 3;
const isKnown = (word: string) => groupsOf(word).length > 0;

/** The one word that does not belong with the others; undefined where more than one can be meant. */
export function oddOneOut(words: readonly string[]): string | undefined {
  if (words.length < enough + 1 || words.length > 8) return undefined;
  const all = words.map((word) => new Set(groupsOf(word)));
  const names = new Set(all.flatMap((set) => [...set]));
  const told = [...names].flatMap((name) => {
    const out = words.filter((_, at) => !all[at]?.has(name));
    return out.length === 1 ? out : [];
  });
  const odd = [...new Set(told)];
  if (odd.length === 1)
    return odd[0] !== undefined && (isKnown(odd[0]) || isPlainWord(odd[0])) ? odd[0] : undefined;
  if (odd.length > 1) return undefined;
  const lower = words.map((word) => word.toLowerCase());
  const byKind = kinds.flatMap((is) => {
    const out = words.filter((_, at) => !is(lower[at] ?? ""));
    return out.length === 1 ? out : [];
  });
  return new Set(byKind).size === 1 && words.every((word) => !isKnown(word)) ? byKind[0] : undefined;
}

const isPlainWord = (word: string) => {
  const lower = word.toLowerCase();
  return (
    isBase(lower) ||
    isCommonAdjective(lower) ||
    numberOfNoun(lower) !== undefined ||
    singularOf(lower) !== undefined
  );
};
