import { askedForm, subjectAt } from "./questions";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { baseOfParticiple, baseOfThird, isBase, isBe, isDo, isModal, isPastForm } from "../../lexicon/verbs";
import type { Sentence } from "../../sentence/language";
import { isCommonEnglish, isProperName } from "../../lexicon/vocabulary";
import { endsClause } from "../../lexicon/words";

const isParticiple = (lower: string) => baseOfParticiple(lower) !== undefined || lower === "been";

const subjects = /^(?:my|your|his|her|our|their|the|this|that|you|he|she|it|we|they|i|there)$/;
const saidAsSuch =
  /^(?:know|knows|mean|means|see|guess|think|thinks|say|says|mind|remember|promise|swear|did|said|told|got|called)$/;
/** Who says these is surprised, checks what was heard, or leaves a gap to fill. */
const surprise =
  /^(?:really|still|so|too|what|right|who|where|why|when|how|which|already|then|just|only|ok|okay|even|also|no|not|never|sure|joking|kidding|serious)$/;

/** "Your parents work in a bank?", "You can help me?": all of it is a statement but the question mark. */
export function bareQuestion({ words, isWhole, isClosed }: Sentence): Match[] {
  const [first, second] = words;
  if (!isWhole || !first || !second || isEchoed(first.gap) || isClosed) return [];
  if (words.length === 3 && /^(?:it|that|them|this|him|her)$/.test(words[2]?.lower ?? "")) return [];
  const isName = isProperSubject(first.text, first.lower) && isBe(second.lower);
  if (!subjects.test(first.lower) && !isName) return [];
  if (words.length < 3 || words.slice(1).some(({ gap }) => endsClause(gap) || gap.includes(","))) return [];
  const isPerfectAsked =
    /^you have$/.test(textOf(words, 0, 1).toLowerCase()) && isParticiple(words[2]?.lower ?? "");
  const hasSurprise = words.some(
    ({ lower }) => (surprise.test(lower) && !(isPerfectAsked && lower === "too")) || lower.endsWith("n't"),
  );
  if (hasSurprise) return [];
  const participle = words[2]?.lower ?? "";
  const isPerfect =
    first.lower === "you" &&
    second.lower === "have" &&
    words.length > 3 &&
    participle !== "got" &&
    (baseOfParticiple(participle) !== undefined || participle === "been");
  if (isPerfect) return matchWords(words, 0, 1, "have you");
  const opening = [{ ...first, gap: " " }, ...words.slice(1)];
  const subject =
    first.lower === "there" ? { from: 0, to: 0, verb: 1, isThird: true } : subjectAt(opening, 0);
  const verb = words[subject?.verb ?? words.length]?.lower ?? "";
  if (
    !subject ||
    subject.from === subject.verb ||
    saidAsSuch.test(verb) ||
    !opensStatement(verb, first.lower)
  )
    return [];
  // "You come to see us?" asks about a plan.
  if (first.lower === "you" && verb === "come" && subject.verb === 1)
    return matchWords(words, 0, 1, "are you coming");
  const asked = askedForm(opening, subject);
  const last = asked && words[asked.to];
  if (!asked || !last) return [];
  const isProper = isName || first.text === "I";
  const text = isProper ? asked.text : asked.text.replace(first.text, first.lower);
  const isCapital = /^\p{Lu}/u.test(first.text);
  const correction = isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return [{ start: first.start, end: last.end, correction }];
}

/** After a question the words echo it; in quotation marks the question mark is not theirs; "___" is a gap to fill. */
const isEchoed = (gap: string) => /[?_]/.test(gap);

const isProperSubject = (text: string, lower: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(text) && !subjects.test(lower) && (isProperName(lower) || !isCommonEnglish(lower));

/** The verbs that begin a plain statement; with "have" two questions are possible, and "there" wants be. */
function opensStatement(verb: string, first: string): boolean {
  if (first === "there") return /^(?:is|are|was|were)$/.test(verb);
  if (isBe(verb) || isModal(verb)) return true;
  return !isDo(verb) && (isBase(verb) || isPastForm(verb) || baseOfThird(verb) !== undefined);
}
