import { allWords } from "@/lib/features/words/all-words";
import { isPair, isPluralNoun } from "@/lib/features/english/lexicon/nouns";
import { takesAn } from "./families/article";
import { basesOf } from "./families/lemmas";
import { peopleCues } from "./tables/word-cues-people";
import { thingCues } from "./tables/word-cues-things";
import type { Gap, HomeworkItem } from "./homework-sheet";

const cues = new Map(
  [peopleCues, thingCues]
    .flatMap((table) => table.trim().split("\n"))
    .map((line): [string, string[]] => {
      const bar = line.indexOf("|");
      return [line.slice(0, bar), line.slice(bar + 1).split(",")];
    }),
);

const plain = new Set(
  `a an the of to in on at and or is it you your for with that this i he she they we be do have can not no his her their my our who what
  when where very some one its from are was has by as so them him me us people person something somebody thing things there go
  about get which but all`.split(/\s+/),
);

const lemmasOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).flatMap((word) =>
      plain.has(word) ? [] : basesOf(word.replace(/'s?$/, "")),
    ),
  );

let glosses: Map<string, string> | undefined;

/** What the coach's tables say a word is, in easy English. */
function glossOf(word: string): string {
  glosses ??= new Map(
    allWords
      .flatMap((table) => table.trim().split("\n"))
      .toReversed()
      .flatMap((line): [string, string][] => {
        const [, english = "", gloss = ""] = line.split("|");
        return english.split("/").map((one) => [one, gloss]);
      }),
  );
  return glosses.get(word) ?? "";
}

const knowledge = new Map<string, Set<string>>();

/** The base forms of what a word is found with. */
function knownOf(word: string): Set<string> {
  const lower = word.toLowerCase();
  const kept = knowledge.get(lower);
  if (kept) return kept;
  const forms = basesOf(lower);
  const own = forms.flatMap((form) => cues.get(form) ?? cues.get(`${form}s`) ?? []);
  const told = forms.map(glossOf).find(Boolean) ?? "";
  const found = new Set([...own.flatMap((cue) => basesOf(cue)), ...lemmasOf(told)]);
  for (const form of forms) found.delete(form);
  knowledge.set(lower, found);
  return found;
}

const many = /\b(?:two|three|four|five|six|ten|many|these|those|several|few)\s*(?:\p{L}+ )?$/iu;

/** Whether a word can stand there at all: "an" before its sound, one or many. */
function canStand(word: string, { prompt }: HomeworkItem, { start }: Gap): boolean {
  const before = prompt.slice(0, start);
  const lower = word.toLowerCase();
  const isMany = isPluralNoun(lower) || isPair(lower);
  const article = /(?<!\p{L})(an?)\s*$/iu.exec(before)?.[1]?.toLowerCase();
  if (article) return !isMany && (takesAn(lower) ?? article === "an") === (article === "an");
  return !many.test(before) || isMany || /s$/.test(lower);
}

const least = 1;

/** How much an item speaks for each word of a bank; what speaks for several of them counts less. */
function scores(item: HomeworkItem, gap: Gap, bank: readonly string[]): number[] {
  const text = lemmasOf(`${item.prompt.slice(0, gap.start)} ${item.prompt.slice(gap.end)}`);
  const shared = bank.map((word) => [...knownOf(word)].filter((lemma) => text.has(lemma)));
  return bank.map((word, at) => {
    if (!canStand(word, item, gap)) return -1;
    return (shared[at] ?? []).reduce(
      (sum, lemma) => sum + 1 / shared.filter((list) => list.includes(lemma)).length,
      0,
    );
  });
}

/** The word of a bank that what stands around a gap speaks for, far more than for any other. */
export function solveVocabulary(item: HomeworkItem, gap: Gap, bank: readonly string[]): string[] | undefined {
  if (bank.length < 2 || item.gaps.length > 2) return undefined;
  const all = scores(item, gap, bank);
  const best = Math.max(...all);
  const rivals = all.filter((score) => score > best / 2 && score > 0).length;
  const at = all.indexOf(best);
  const word = bank[at];
  return best >= least && rivals === 1 && word !== undefined ? [word] : undefined;
}

/** Words with a meaning of their own, which a bank of small words has not. */
export const isVocabulary = (bank: readonly string[]) =>
  bank.filter((word) => knownOf(word).size > 0 && !plain.has(word.toLowerCase())).length >= bank.length * 0.6;
