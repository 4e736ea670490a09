import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { isAuxiliaryHave, isBe, isDo, isModal, isPastForm } from "@/lib/features/english/lexicon/verbs";
import { splitAdverbs, subjectAtEnd, subjectAtStart, type ClauseSubject } from "./clause-subject";
import type { GivenVerb } from "./given-words";
import { gapMark, type HomeworkItem } from "./homework-sheet";

const isFinite = (word: string) =>
  isBe(word) || isDo(word) || isModal(word) || isAuxiliaryHave(word) || isPastForm(word);

/** Tenses that are the same for every person. */
export const isPersonFree = (tense: Tense, verb: string) =>
  /^(?:past-simple|past-perfect|will|would)$/.test(tense) && verb.split(" ")[0] !== "be";

type Place = { before: string; after: string; item: HomeworkItem; given: GivenVerb; tense: Tense };

/** The subject of the verb in a gap, as it stands before the gap. */
export function subjectBefore({
  before,
  after,
  item,
  given: { verb },
  tense,
}: Place): ClauseSubject | undefined {
  const { words } = splitAdverbs(before);
  const text = words.map(({ lower }) => lower).join(" ");
  if (/(?:^|\b)there$/.test(text)) return verb === "be" ? thereSubject(after) : undefined;
  if (/^(?:who|what)$/.test(text)) {
    // "What ____ (be) your hobbies?": what follows is the subject.
    const isTurned = verb === "be" && subjectAtStart(after) !== undefined;
    return isTurned ? undefined : { stand: "Tom", person: "third" };
  }
  if (words.length === 0 || words.at(-1)?.lower === "and") return sharedSubject(before, item);
  const subject = subjectAtEnd(words);
  // Any noun will do where the verb is the same for all of them; a question word is no subject.
  const isNounLike =
    words.length > 0 &&
    words.length < 7 &&
    !words.some(({ lower }) => isFinite(lower)) &&
    !/\b(?:where|why|how|which|whose|when)\b/.test(text);
  return (
    subject ?? (isPersonFree(tense, verb) && isNounLike ? { stand: "James", person: "third" } : undefined)
  );
}

/** "She ____ (get up) and ____ (have) breakfast": both verbs have one subject. */
function sharedSubject(before: string, { prompt }: HomeworkItem): ClauseSubject | undefined {
  const joined = /^([\s\S]*)\b(?:and|or)\s+(?:\w+ ){0,2}$/.exec(before)?.[1] ?? "";
  const clause =
    joined
      .replace(/\([^()]*\)/g, "")
      .split(/[.?!,;]/)
      .at(-1) ?? "";
  if (!clause.includes(gapMark)) return undefined;
  const gap = /____|\([^()]*\)/.exec(prompt)?.index ?? 0;
  return subjectAtEnd(splitAdverbs(prompt.slice(0, gap)).words);
}

/** "There ____ (be) two cats": what is there decides. */
export function thereSubject(after: string): ClauseSubject | undefined {
  const words = after.trim().toLowerCase();
  if (
    /^(?:a|an|one|some|any|no|not|much|a lot of)\b/.test(words) &&
    !/^(?:some|any|no|a lot of)\b/.test(words)
  )
    return { stand: "there", person: "third" };
  const subject = subjectAtStart(after.replace(/\b(?:in|on|at|near|under|behind|next|from)\b.*/i, ""));
  return subject && subject.person !== "I" && subject.person !== "you"
    ? { stand: subject.person === "plural" ? "the boys" : "Tom", person: subject.person }
    : undefined;
}
