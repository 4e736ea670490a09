import { opensClause, personOfPronoun, skipAdverbsBack, subjectBefore, type Subject } from "./subject";
import { isBe, isDo, isModal } from "./verbs";
import { isAdjective } from "./vocabulary";
import { endsClause, type Word } from "./words";

const determiners = new Set("my your his her our their the a an this that these those every each".split(" "));

const functionWords = new Set(
  `in on at of to from for with without by about into near after before since until than as like and or but not if so
  that this these those who which what when where why how there here because while i me you he him she it we us they them
  my your his her our their the a an every each same other last next first only own both most many few all no today
  yesterday tomorrow now always never sometimes often usually too also then`.split(/\s+/),
);

const pluralsWithoutS = new Set("people children men women police".split(" "));
const singularsWithS = new Set("news maths physics gymnastics".split(" "));

/** Nouns of groups, which British English follows with a singular or a plural verb. */
const groups = new Set(
  "family team class band group staff police people couple crowd government club audience majority rest lot number pair".split(
    " ",
  ),
);
export const isGroup = (word: Word | undefined) => word !== undefined && groups.has(word.lower);

export const personOfNoun = (noun: string): Subject["person"] => {
  if (pluralsWithoutS.has(noun)) return "plural";
  if (singularsWithS.has(noun) || /(?:ss|us|is)$/.test(noun)) return "third";
  return noun.endsWith("s") ? "plural" : "third";
};

const isInside = ({ lower }: Word) =>
  /^\p{L}+(?:'s)?$/u.test(lower) &&
  !functionWords.has(lower) &&
  !isBe(lower) &&
  !isDo(lower) &&
  !isModal(lower);

const titles = /^(?:mr|mrs|ms|miss|aunt|uncle|professor)$/;

/** First word of "my little sister" when its last one stands at `at`: a determiner, then at most three words. */
function startOfPhrase(words: Word[], at: number): number | undefined {
  for (let from = at; from >= Math.max(0, at - 3); from -= 1) {
    const word = words[from];
    if (!word) return undefined;
    if (from < at && determiners.has(word.lower)) return from;
    if (from === at - 1 && titles.test(word.lower) && /^\p{Lu}/u.test(words[at]?.text ?? "")) return from;
    if (word.gap !== " " || !isInside(word)) return undefined;
  }
  return undefined;
}

/** "My parents and I", "Tom and Anna": two subjects in one, ending at `at`. */
function startOfPair(words: Word[], from: number): number | undefined {
  if (words[from - 1]?.lower !== "and" || words[from]?.gap !== " ") return undefined;
  const first = words[from - 2];
  if (!first) return undefined;
  return startOfPhrase(words, from - 2) ?? (/^\p{Lu}\p{Ll}+$/u.test(first.text) ? from - 2 : undefined);
}

/** "The Chinese", "the English": a whole people, with a plural verb. */
const isPeople = (text: string) => /^\p{Lu}\p{Ll}*(?:ese|ish|nch|tch|iss)$/u.test(text);

function nounBefore(words: Word[], at: number): Subject | undefined {
  const head = words[at];
  if (!head) return undefined;
  const isName = /^\p{Lu}\p{Ll}+$/u.test(head.text) && !functionWords.has(head.lower);
  const phrase = startOfPhrase(words, at);
  const from = phrase ?? (isName || head.lower === "i" ? at : undefined);
  if (from === undefined) return undefined;
  const pair = startOfPair(words, from);
  if (pair !== undefined) return opensClause(words, pair) ? { from: pair, person: "plural" } : undefined;
  if (phrase === undefined || isAdjective(head.lower) || isPeople(head.text)) return undefined;
  if (!opensClause(words, phrase)) return undefined;
  const isOneOf = /^(?:every|each|this|that|a|an)$/.test(words[phrase]?.lower ?? "");
  // "Every students", "this shoes": the noun is what is wrong there, and the verb says nothing.
  const person = personOfNoun(head.lower);
  return isOneOf && person === "plural" ? undefined : { from: phrase, person };
}

/** As `subjectBefore`, for any noun after a determiner and for pairs, which need a surer verb after them. */
export function anySubjectBefore(words: Word[], verb: number): Subject | undefined {
  const plain = subjectBefore(words, verb);
  if (plain) return plain;
  const at = skipAdverbsBack(words, verb);
  if (words.slice(at + 1, verb + 1).some(({ gap }) => endsClause(gap))) return undefined;
  const word = words[at];
  if (!word || (word.lower !== "i" && personOfPronoun(word.lower))) return undefined;
  return nounBefore(words, at);
}
