import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
} from "@/lib/features/english/lexicon/verbs";
import { singularOf } from "@/lib/features/english/lexicon/nouns";

/** Short forms in full, so that "she's", "shes" and "she is" are read alike; 's and 'd keep what they may stand for. */
const spellings: [RegExp, string][] = [
  [/[’‘`´]/g, "'"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must|might|need)n'?t\b/g, "$1 not"],
  [/\bca(?:n'?t|nnot)\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/\bi'?m\b/g, "i am"],
  [/\b(you|we|they)'?re\b(?<!were)/g, "$1 are"],
  [/\b(i|you|we|they)'?ve\b/g, "$1 have"],
  [/\b(i|you|he|she|it|we|they)'ll\b/g, "$1 will"],
  [/\b(he|she)'?s\b/g, "$1 's"],
  [/'ve\b/g, " have"],
  [/'re\b/g, " are"],
  [/'ll\b/g, " will"],
  [/'m\b/g, " am"],
  [/'(s|d)\b/g, " '$1"],
];

const token = /'[sd](?!\p{L})|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*(?:(?<=\p{L}s)'(?=\s\p{L}))?/gu;

/** "My parents' car" has a sign that may not be left out; at the end of a quotation it is none of a word. */
const endsQuotation = /(?<=(?<![\p{L}\p{N}])'\p{L}[^']{0,200})'(?!\p{L})/gu;

/** The words of a text in lower case, its short forms parted. */
export function tokensOf(text: string): string[] {
  const plain = spellings.reduce(
    (result, [from, to]) => result.replace(from, to),
    text.normalize("NFKC").toLowerCase(),
  );
  return plain.replace(endsQuotation, " ").match(token) ?? [];
}

const meansOf: Record<string, readonly string[]> = { "'s": ["is", "has"], "'d": ["had", "would"] };

/** Whether two words are the same, or one is a short form of the other. */
export const isSameToken = (one: string, other: string) =>
  one === other || meansOf[one]?.includes(other) === true || meansOf[other]?.includes(one) === true;

export const areSameTokens = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, at) => isSameToken(word, other[at] ?? ""));

/** "went", "goes", "going" → "go"; "children" → "child"; "parents'" → "parent". */
export function lemmaOf(word: string): string {
  const bare = word.replace(/'$/, "");
  if (isBase(bare)) return bare;
  return (
    baseOfPast(bare) ??
    baseOfParticiple(bare) ??
    baseOfThird(bare) ??
    baseOfIng(bare) ??
    singularOf(bare) ??
    bare.replace(/(?<=\w{2})(?:e?d|e?s|ing)$/, "")
  );
}
