import type { Sentence } from "./language";
import { anySubjectBefore } from "./noun-subject";
import { personOfPronoun } from "./subject";
import { isAdjective } from "./subjectless-verb";
import { personalPronouns, type Person } from "../lexicon/subject-person";
import { baseOfThird, isBase, isBe, isDo, isModal, isPastForm, isVerbForm } from "../lexicon/verbs";
import { endsClause, type Word } from "../lexicon/words";

/** Whether the word opens a sentence, a line or a quotation, and not what goes on after a bracket. */
export const isFirst = ({ start, gap }: Word) =>
  start === 0 ||
  /^\s*[-–—•*>]$/.test(gap.trimEnd().split("\n").at(-1) ?? "") ||
  /[.!?…\n:][^\S\n]*["“«']?$|(?:\s|^)["“«']$/.test(gap);

const called =
  /^(?:yes|yeah|no|hi|hello|wow|sorry|ok|okay|well|mum|mom|dad|prof|teacher|hey|ciao|look|listen|oh|no|please|thanks)$/;

/** The sentence without its "Yes," or "Dear Tom,"; a question mark outside the quotation marks is not its own. */
export function withoutGreeting(sentence: Sentence): Sentence {
  const from = isVocative(sentence.words);
  const [first, ...rest] = sentence.words.slice(from ?? 0);
  return from === undefined || !first
    ? sentence
    : { ...sentence, words: [{ ...first, gap: first.gap.includes("_") ? first.gap : "\n" }, ...rest] };
}

/** Where the sentence goes on after "Yes," or "Dear Tom,"; undefined without such an opening. */
function isVocative(words: Word[]): number | undefined {
  if (called.test(words[0]?.lower ?? "") && words[1]?.gap.includes(",")) return 1;
  const isDear = /^(?:dear|hi|hello|hey|thanks)$/.test(words[0]?.lower ?? "") && words[2]?.gap.includes(",");
  return isDear ? 2 : undefined;
}

/** "a beautiful city in the north", but not "a dog better than a cat", which lacks its question mark. */
export function goesOnPlainly(words: Word[]): boolean {
  const end = words.findIndex(
    ({ gap, lower }) => endsClause(gap) || /^(?:and|but|because|where|that)$/.test(lower),
  );
  return !words
    .slice(0, end < 0 ? undefined : end)
    .some(({ lower }) => isAdjective(lower) || isVerbForm(lower));
}

const isFinite = (lower: string) =>
  isBe(lower) ||
  isModal(lower) ||
  isDo(lower) ||
  isBase(lower) ||
  isPastForm(lower) ||
  baseOfThird(lower) !== undefined;

export type MainClause = { person: Person; verb: number };

const contracted = /^(?:i'm|i've|i'd|you're|he's|she's|it's|we're|we've|they're|they've|there's)$/;
const personOf = new Map<string, Person>([...personalPronouns, ["there", "third"]]);

/** The subject and the verb of the clause that starts at `from` and goes up to `limit`. */
export function mainClause(words: Word[], from: number, limit: number): MainClause | undefined {
  const first = words[from]?.lower ?? "";
  if (contracted.test(first))
    return { person: personOf.get(first.replace(/'.*/, "")) ?? "third", verb: from };
  if (/^(?:this|that|there|these|those)$/.test(first) && isBe(words[from + 1]?.lower ?? ""))
    return { person: /s$|se$/.test(first) && first !== "this" ? "plural" : "third", verb: from + 1 };
  for (let verb = from + 1; verb < Math.min(limit, from + 7); verb += 1) {
    if (!isFinite(words[verb]?.lower ?? "")) continue;
    const subject = anySubjectBefore(words.slice(0, limit), verb);
    if (subject?.from === from) return { person: subject.person, verb };
    const person = verb === from + 1 ? personOfPronoun(first) : undefined;
    if (person) return { person, verb };
  }
  return undefined;
}
