import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import {
  splitAdverbs,
  subjectAtEnd,
  subjectAtStart,
  subjectOfPhrase,
  type ClauseSubject,
} from "./clause-subject";
import { isPersonFree, thereSubject } from "./gap-subject";
import { sentenceEnd, single, withCapital, type VerbPlace } from "./verb-group";

/** "____ you ever ____ (see)", "She ____ never ____ (be)": the helper has a gap of its own. */
export function solveSplit({ group, item, task, tense, before, after }: VerbPlace): string[][] | undefined {
  const { first, last, given } = group;
  const between = item.prompt.slice(first.end, last.start).trim();
  if (given.subject || given.adverb || task.isPassive || between === "") return undefined;
  if (between === "not") return solveDeniedSplit({ given, tense, before });
  const { words, adverbs } = splitAdverbs(between);
  if (words.length === 0) {
    const subject = subjectAtEnd(splitAdverbs(before).words);
    if (!subject || adverbs.length === 0) return undefined;
    const form = given.isNegative ? "negative" : "positive";
    return splitForms(conjugate({ subject: subject.stand, verb: given.verb, tense, form }), before);
  }
  if (sentenceEnd(after) !== "?" || !opensQuestion(before)) return undefined;
  const phrase = words.map(({ text }) => text).join(" ");
  const subject =
    subjectOfPhrase(phrase) ?? (isPersonFree(tense, given.verb) ? subjectOfPhrase("Tom") : undefined);
  if (!subject || (given.verb === "be" && /simple$/.test(tense)) || given.isNegative) return undefined;
  const asked = conjugate({ subject: pronounOf(subject), verb: given.verb, tense, form: "question" });
  return splitForms(
    asked.map((words) => words.replace(/^(\S+) \S+/, "$1")),
    before,
  );
}

/** "We ____ not ____ a pool": the helper before a printed "not", the verb behind it. */
function solveDeniedSplit({
  given,
  tense,
  before,
}: Pick<VerbPlace, "tense" | "before"> & Pick<VerbPlace["group"], "given">): string[][] | undefined {
  const subject = subjectAtEnd(splitAdverbs(before).words);
  if (!subject) return undefined;
  const denied = conjugate({ subject: subject.stand, verb: given.verb, tense, form: "negative" });
  const pairs = denied.flatMap((form) => {
    const [helper, verb] = form.split(" not ");
    return helper && verb ? [`${helper} ${verb}`] : [];
  });
  return pairs.length > 0 ? splitForms(pairs, before) : undefined;
}

const pronounsOf = { I: "I", you: "they", plural: "they", third: "he" } as const;
const pronounOf = ({ person }: ClauseSubject) => pronounsOf[person];

/** Whether nothing but a question word stands before the helper. */
function opensQuestion(before: string): boolean {
  const opening = splitAdverbs(before)
    .words.map(({ lower }) => lower)
    .join(" ");
  return opening === "" || questionOpening.test(opening);
}
const questionOpening =
  /^(?:and |but |so )?(?:(?:what|which|how many|how much|whose) ?[a-z]*(?: [a-z]+)?|where|when|why|who|how|how often|how long|how far|how old|how tall|how big|if .*)$/;

/** The helper's forms and the verb's, from whole predicates such as "has finished". */
function splitForms(predicates: string[], before: string): string[][] | undefined {
  const pairs = predicates.map((predicate) => /^(\S+(?: not)?) (.+)$/.exec(predicate));
  if (pairs.some((pair) => !pair)) return undefined;
  const helpers = [...new Set(pairs.map((pair) => pair?.[1] ?? ""))];
  const mains = [...new Set(pairs.map((pair) => pair?.[2] ?? ""))];
  return [helpers.map((helper) => withCapital(helper, before)), mains];
}

/** "____ (you / go)": the gap holds helper, subject and verb. */
export function solveQuestion(
  { group: { given }, before, tense, task }: VerbPlace,
  subject: ClauseSubject,
): string[][] | undefined {
  if (given.isNegative || task.isPassive || !opensQuestion(before)) return undefined;
  const found = conjugate({
    subject: pronounOf(subject),
    verb: given.verb,
    tense,
    form: "question",
    adverb: given.adverb,
  });
  return single(
    found.map((words) => words.replace(/^(\S+) (?:they|he|I)\b/, `$1 ${given.subjectText ?? ""}`)),
    before,
  );
}

/** "____ (be) your sister at home?", "Where ____ (be) my shoes?" */
export function solveBeQuestion({
  group: { given },
  before,
  after,
  tense,
  task,
}: VerbPlace): string[][] | undefined {
  if (
    given.verb !== "be" ||
    given.isNegative ||
    !opensQuestion(before) ||
    !/^(?:present|past)-simple$/.test(tense) ||
    task.isPassive
  )
    return undefined;
  const isThere = /^\s*there\b/.test(after);
  const subject = isThere ? thereSubject(after.replace(/^\s*there\b/, "")) : subjectAtStart(after);
  if (!subject) return undefined;
  return single(
    conjugate({ subject: pronounOf(subject), verb: "be", tense, form: "question" }).map(
      (words) => words.split(" ")[0] ?? "",
    ),
    before,
  );
}
