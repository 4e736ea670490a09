import {
  adjectiveOf,
  adjectiveOfSuperlative,
  isCommonAdjective,
} from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun } from "@/lib/features/english/lexicon/nouns";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfThird,
  isBase,
  isBe,
  isModal,
  isPastForm,
} from "@/lib/features/english/lexicon/verbs";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { splitWords, type Word } from "@/lib/features/english/lexicon/words";

const oneOf = (words: string) => {
  const set = new Set(words.split(" "));
  return (word: string) => set.has(word);
};

/** Kinds of words a sign may name. */
const kinds: Readonly<Record<string, (word: string) => boolean>> = {
  PP: (word) => baseOfParticiple(word) !== undefined,
  ING: (word) => baseOfIng(word) !== undefined,
  PAST: isPastForm,
  BASE: isBase,
  THIRD: (word) => baseOfThird(word) !== undefined && !isBe(word) && !isModal(word),
  ADJ: (word) => isCommonAdjective(word) || isAdjective(word),
  ER: (word) => adjectiveOf(word) !== undefined,
  EST: (word) => adjectiveOfSuperlative(word) !== undefined,
  PLURAL: isPluralNoun,
  LY: (word) => /^[a-z]{3,}ly$/.test(word),
  OWNER: (word) =>
    /\p{L}{2}'s$|s'$/u.test(word) && !/^(?:it|he|she|that|what|who|where|there|let|here|how)'s$/.test(word),
  NUMBER: (word) =>
    /^\d{1,3}$/.test(word) ||
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)$/.test(word),
  NUM: (word) => /^\d{1,3}$/.test(word),
  BE: (word) =>
    oneOf("am is are isn't aren't")(word) || /^(?:i'm|(?:you|we|they)'re|(?:he|she|it)'s)$/.test(word),
  WAS: oneOf("was were wasn't weren't"),
  HAVE: (word) =>
    oneOf("have has haven't hasn't")(word) || /^(?:i've|(?:you|we|they)'ve|(?:he|she|it)'s)$/.test(word),
  HAD: (word) => oneOf("had hadn't")(word) || /^(?:i|you|he|she|it|we|they)'d$/.test(word),
  WOULD: (word) => oneOf("would wouldn't")(word) || /^(?:i|you|he|she|it|we|they)'d$/.test(word),
  WILL: (word) => oneOf("will won't")(word) || /^(?:i|you|he|she|it|we|they)'ll$/.test(word),
  MODAL: oneOf("can can't could couldn't must mustn't should shouldn't may might would wouldn't"),
  SUBJ: oneOf("i you he she it we they"),
  OTHERS: oneOf("i you we they"),
  SHE: oneOf("he she it"),
  OWN: oneOf("my your his her its our their"),
  THE: oneOf("a an the my your his her its our their this that"),
  AUX: oneOf(
    "do does did don't doesn't didn't am is are was were isn't aren't wasn't weren't can can't could will won't would have has haven't hasn't should must",
  ),
  WH: oneOf("what where when why who how which whose"),
  SMALL: oneOf("not never always already just ever also still usually often sometimes really"),
};

/** One place of a sign: what may stand there, and whether it may be missing. `*` is any word, `^` where a clause begins. */
type Place = { fits: (word: string) => boolean; isOptional: boolean; isStart: boolean };
export type Sign = readonly Place[];

function placeOf(text: string): Place {
  const isOptional = text.endsWith("?");
  const names = (isOptional ? text.slice(0, -1) : text).split("|");
  const fits = (word: string) => names.some((name) => name === "*" || (kinds[name]?.(word) ?? name === word));
  return { fits, isOptional, isStart: text === "^" };
}

/** "HAVE SMALL? PP": a row of words and kinds of words; a question mark stands behind what may be missing. */
export const signOf = (pattern: string): Sign => pattern.trim().split(/\s+/).map(placeOf);

const startsClause = (words: readonly Word[], at: number) =>
  at === 0 ||
  /[,.;!?]/.test(words[at]?.gap ?? "") ||
  /^(?:and|but|so|because)$/.test(words[at - 1]?.lower ?? "");

/** Where the sign that begins here ends; undefined if it is none. */
function endOf(sign: Sign, words: readonly Word[], at: number): number | undefined {
  const [place, ...rest] = sign;
  if (!place) return at;
  if (place.isStart) return startsClause(words, at) ? endOf(rest, words, at) : undefined;
  const word = words[at];
  const taken = word && place.fits(word.lower) ? endOf(rest, words, at + 1) : undefined;
  return taken ?? (place.isOptional ? endOf(rest, words, at) : undefined);
}

const maxWords = 60;

/** The words of a sentence that bear the sign, as they were written; undefined when none do. */
export function findSign(text: string, signs: readonly Sign[]): string | undefined {
  const words = splitWords(text).slice(0, maxWords);
  for (const sign of signs) {
    for (const [at, first] of words.entries()) {
      const end = endOf(sign, words, at);
      const last = end === undefined ? undefined : words[end - 1];
      if (last && last.start >= first.start) return text.slice(first.start, last.end);
    }
  }
  return undefined;
}
