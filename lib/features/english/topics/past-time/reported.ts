import { isInStory } from "../../sentence/story";
import { subjectOf } from "../../sentence/noun-subject";
import { matchWords, type Match } from "../../sentence/rule";
import { baseOfIng, baseOfParticiple, baseOfThird, hasSamePast, isBase, pastOf } from "../../lexicon/verbs";
import { follows, type Word } from "../../lexicon/words";
import type { Sentence } from "../../sentence/language";

const saying =
  /^(?:said|told|answered|asked|replied|explained|thought|wondered|realised|realized|discovered|shouted)$/;
const listeners = /^(?:me|us|him|her|them|that|if|whether)$/;

/** Whether the clause of the subject at `from` is what somebody said, asked or thought in the past. */
function isReported(words: Word[], from: number): boolean {
  let at = from - 1;
  while (at > from - 4 && listeners.test(words[at]?.lower ?? "") && follows(words[at + 1])) at -= 1;
  return at < from - 1 && saying.test(words[at]?.lower ?? "") && follows(words[at + 1]);
}

const future = new Map([
  ["will", "would"],
  ["can", "could"],
]);

/** "She asked me if I want to come", "he asked if we can help": what was asked then. */
function presentAsked(words: Word[], verb: number): Match[] | undefined {
  const subject = subjectOf(words, verb);
  const before = words
    .slice(Math.max(0, (subject?.from ?? 0) - 3), subject?.from ?? 0)
    .map(({ lower }) => lower);
  const isAsked = before.includes("asked") && /^(?:if|whether)$/.test(before.at(-1) ?? "");
  if (!subject?.isPronoun || !isAsked || subject.head !== verb - 1) return undefined;
  const form = words[verb]?.lower ?? "";
  const base = isBase(form) && !hasSamePast(form) ? form : baseOfThird(form);
  const right = future.get(form) ?? (base && !/^(?:be|have|do)$/.test(base) ? pastOf(base) : undefined);
  return right ? matchWords(words, verb, verb, right) : undefined;
}

/** "She asked if I have seen", "he told me that I am good": what was said then is told one step further back. */
export function presentReported(all: Sentence[], at: number, verb: number): Match[] | undefined {
  const words = all[at]?.words ?? [];
  const form = words[verb]?.lower ?? "";
  const asked = presentAsked(words, verb);
  if (asked) return asked;
  if (!/^(?:have|has|am|is|are)$/.test(form)) return undefined;
  const subject = subjectOf(words, verb);
  if (!subject || !subject.isPronoun || !isReported(words, subject.from)) return undefined;
  const who = words[subject.head]?.lower ?? "";
  if (who === "you" || (who === "it" && !/^ha/.test(form))) return undefined;
  const next = /^(?:never|ever|already|just|really|not)$/.test(words[verb + 1]?.lower ?? "")
    ? verb + 2
    : verb + 1;
  const isPerfect = baseOfParticiple(words[next]?.lower ?? "") !== undefined || words[next]?.lower === "been";
  const isHave = form.startsWith("ha");
  if (isHave && !isPerfect) return undefined;
  if (!isHave && baseOfIng(words[next]?.lower ?? "") && /^(?:going)$/.test(words[next]?.lower ?? ""))
    return undefined;
  const before = words.slice(Math.max(0, subject.from - 4), subject.from).map(({ lower }) => lower);
  const isAsked = isHave && before.includes("asked") && /^(?:if|whether)$/.test(before.at(-1) ?? "");
  if (!isAsked && !isInStory(all, at, verb, verb)) return undefined;
  return matchWords(words, verb, verb, isHave ? "had" : form === "are" ? "were" : "was");
}
