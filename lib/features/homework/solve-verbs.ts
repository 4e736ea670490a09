import { conjugate, type Clause } from "@/lib/features/english/lexicon/conjugation";
import { participlesOf } from "@/lib/features/english/lexicon/verb-forms";
import { subjectBefore } from "./gap-subject";
import { itemSign } from "./item-sign";
import { isDeniedBehind } from "./denied-behind";
import { readGivenVerb } from "./given-words";
import type { Gap, HomeworkItem } from "./homework-sheet";
import type { Task } from "./instruction";
import { solveBeQuestion, solveQuestion, solveSplit } from "./solve-questions";
import { isShortAnswer } from "./solve-short-answer";
import { decideTense } from "./tense-of-gap";
import { sentenceEnd, single, type VerbGroup, type VerbPlace } from "./verb-group";
import { formBehind, helperBefore } from "./verb-place";

/** Fills every gap whose brackets hold a verb; undefined as soon as one of them is uncertain. */
export function solveVerbs(item: HomeworkItem, task: Task): string[][] | undefined {
  const sides = eitherSign(item, task);
  if (sides) return sides;
  const answers = solveEachVerb(item, task).filter((forms) => forms !== undefined);
  return answers.length === item.gaps.length ? answers : undefined;
}

/** "Anna ____ blue eyes." by itself may be affirmed or denied, where the exercise names the forms of both. */
function eitherSign(item: HomeworkItem, task: Task): string[][] | undefined {
  const { prompt, gaps } = item;
  const isAlone =
    gaps.length === 1 && gaps[0]?.given === undefined && /^[^.,?!;]{4,80}\.?$/.test(prompt.trim());
  if (!task.isEitherSign || !isAlone || /\b(?:any|some|but|because)\b/i.test(prompt)) return undefined;
  const [one, other] = [false, true].map(
    (isNegative) => solveVerbs(item, { ...task, isEitherSign: false, isNegative })?.[0],
  );
  return one && other ? [[...one, ...other]] : undefined;
}

/** The same gap by gap: undefined for those alone that are uncertain. */
export function solveEachVerb(item: HomeworkItem, task: Task): (string[] | undefined)[] {
  const none = item.gaps.map(() => undefined);
  if (task.kind !== "verbs") return none;
  if (task.isSignLeft) {
    const { item: bare, sign } = itemSign(item);
    const { isSignLeft: _, ...told } = task;
    return sign ? solveEachVerb(bare, { ...told, isBeyondUs: false, isNegative: sign === "negative" }) : none;
  }
  if (task.isBeyondUs) return none;
  if (isSignTold(item, task))
    return isDeniedBehind(item.prompt.slice(item.gaps[0]?.end))
      ? solveEachVerb(item, { ...task, isNegative: true, words: [] })
      : none;
  const answers = (groupsOf(item, task) ?? []).flatMap((group): (string[] | undefined)[] => {
    if (!group) return [undefined];
    const solved = solveGroup(group, item, task);
    if (solved && solved.every((forms) => forms.length > 0)) return solved;
    return group.first === group.last ? [undefined] : [undefined, undefined];
  });
  return answers.length === item.gaps.length ? answers : none;
}

/** "They ____ at home: they were out.": where forms of both signs are offered, what else is said may deny the sentence. */
function isSignTold({ prompt, gaps }: HomeworkItem, { verb, words }: Task): boolean {
  const denied = words.filter((word) => /n't$/.test(word)).length;
  const isEither = verb !== undefined && denied > 0 && denied < words.length;
  const rest = prompt.slice(gaps.at(-1)?.end);
  const isContrasted =
    /[:;]|[.!] ?\p{L}|\bbut\b|n't\b|\bnot\b|, (?:i|you|he|she|it|we|they|there|actually|in fact)\b/iu.test(
      rest,
    );
  return isEither && isContrasted && !prompt.includes("?");
}

/** The verbs of an item; undefined among them stands for a gap that is no verb of theirs, as in a short answer. */
function groupsOf(item: HomeworkItem, task: Task): (VerbGroup | undefined)[] | undefined {
  const { gaps, prompt } = item;
  const groups: (VerbGroup | undefined)[] = [];
  const [one, two, ...more] = gaps;
  const isAsked =
    task.verb !== undefined &&
    one &&
    two &&
    more.length === 0 &&
    gaps.every(({ given }) => given === undefined);
  const isDeniedBetween = isAsked && prompt.slice(one.end, two.start).trim() === "not";
  if (isDeniedBetween) {
    const given = readGivenVerb(`not ${task.verb ?? ""}`);
    return given && [{ first: one, last: two, given }];
  }
  if (isAsked && /^[^.!]*\?/.test(prompt.slice(two.end))) {
    const given = readGivenVerb(task.verb ?? "");
    return given && [{ first: one, last: two, given }];
  }
  let open: Gap | undefined;
  for (const gap of gaps) {
    if (!open && !task.verb && isShortAnswer(item, gap)) {
      groups.push(undefined);
      continue;
    }
    const isSignedNot = /^\s*[([](?:neg\p{L}*\.?|not|[-–])[)\]]/iu.test(prompt.slice(gap.end));
    const isNot = (task.verb !== undefined && /^not$/i.test(gap.given ?? "")) || isSignedNot;
    const isMarked =
      task.verb !== undefined &&
      gap.given === undefined &&
      /\([-–—x✗✘?+✓]\)|[✗✘✓]/.test(prompt.replace(/\([-–+]\)[.?!]?$/, ""));
    if (isMarked) return undefined;
    const isOpenSign =
      task.isEitherSign && !isNot && !/^\s*(?:any|some)\b/.test(prompt.slice(gap.end)) && !/\?/.test(prompt);
    if (isOpenSign) return undefined;
    const isDeniedShortly =
      task.verb === "be" && /\bno\s?,? (?:i|\p{L}{2,4})\s*$/iu.test(prompt.slice(0, gap.start));
    const isDenied =
      isNot || isDeniedShortly || (task.isEitherSign && /^\s*any\b/.test(prompt.slice(gap.end)));
    const words = isDenied
      ? `not ${task.verb ?? gap.given ?? ""}`
      : (gap.given ?? (task.verb && !open ? task.verb : undefined));
    if (words === undefined) {
      if (open) return undefined;
      open = gap;
      continue;
    }
    const given = readGivenVerb(words);
    if (!given) return undefined;
    groups.push({
      first: open ?? gap,
      last: gap,
      given: {
        ...given,
        isNegative: given.isNegative || task.isNegative,
        ...(task.isUsedTo && { verb: `use to ${given.verb}` }),
      },
    });
    open = undefined;
  }
  return open ? undefined : groups;
}

function solveGroup(group: VerbGroup, item: HomeworkItem, task: Task): string[][] | undefined {
  const { first, last, given } = group;
  const before = item.prompt.slice(0, first.start);
  const after = item.prompt.slice(last.end);
  const tense = decideTense({ item, gap: last, verb: given.verb, task }) ?? helpedTense(group, item, task);
  const place = tense && { group, item, task, tense, before, after };
  if (first !== last) return place && solveSplit(place);
  const helper = helperBefore(before);
  if (helper === "unclear") return undefined;
  if (helper) {
    const isClear = !given.isNegative && !given.subject && (helper !== "be" || isBeClear(task));
    return isClear ? single(formBehind(helper, given.verb, task.isPassive), before) : undefined;
  }
  return place && solvePlain(place);
}

/** "I ____ never ____ (eat)": of the tenses named, the one that has a helper in a statement. */
function helpedTense({ first, last, given }: VerbGroup, { prompt }: HomeworkItem, { tenses }: Task) {
  const between = prompt.slice(first.end, last.start);
  const isAdverb = first !== last && /^\s*(?:never|already|just|always|ever)\s*$/i.test(between);
  const helped = tenses.filter((tense) => !/simple/.test(tense));
  return isAdverb && !given.isNegative && helped.length === 1 ? helped[0] : undefined;
}

/** A gap whose verb stands without a helper printed before it. */
function solvePlain(place: VerbPlace): string[][] | undefined {
  const { group, item, task, tense, before, after } = place;
  const { given } = group;
  const isQuestion = sentenceEnd(after) === "?";
  if (given.subject) return isQuestion ? solveQuestion(place, given.subject) : undefined;
  const subject = subjectBefore({ before, after, item, given, tense });
  if (!subject) return isQuestion ? solveBeQuestion(place) : undefined;
  const isTold = isSubjectWord(before) || isSubordinate(before) || isStatementBeforeTag(after);
  if (isQuestion && !isTold) return undefined;
  const form = given.isNegative ? "negative" : "positive";
  const clause: Clause = { subject: subject.stand, verb: given.verb, tense, form, adverb: given.adverb };
  return single([...forms(clause, task), ...otherForms(clause, place)], before);
}

const goesOn =
  /^(?:live|work|study|learn|play|wait|teach|stay|read|write|watch|rain|snow|travel|run|sing|drive|cook)\b/;

/** What is as right where the exercise leaves it open: "has been working" since May, "could have won". */
function otherForms(clause: Clause, { task, after }: VerbPlace): string[] {
  const isSince =
    clause.tense === "present-perfect" &&
    task.tenses.length !== 1 &&
    clause.form === "positive" &&
    clause.adverb === undefined &&
    goesOn.test(clause.verb) &&
    /^[^.?!]{0,60}\b(?:since|for)\b/i.test(after);
  if (isSince && !task.isPassive) return conjugate({ ...clause, tense: "present-perfect-continuous" });
  if (task.isZeroToo && clause.tense === "will") return conjugate({ ...clause, tense: "present-simple" });
  if (clause.tense !== "would" || !task.isConditionalOpen || task.isPassive) return [];
  return (["could", "might"] as const).flatMap((tense) => forms({ ...clause, tense }, task));
}

/** Behind "is", -ing unless another form of the exercise goes there too. */
const isBeClear = ({ tenses, isPassive }: Task) =>
  isPassive || (tenses.length > 0 && tenses.every((tense) => /continuous/.test(tense)));

const isSubjectWord = (before: string) => /(?:^|[.!?"]\s*)(?:who|what)\s+$/i.test(before);

/** "Where did you stay when you ____ (be) there?": no question inside the second clause. */
const isSubordinate = (before: string) =>
  /\b(?:when|while|if|because|that|after|before|until|as soon as)\s/i.test(
    before.split(/[,.?!"_]/).at(-1) ?? "",
  );

/** "If it rains, will you come?" has its question elsewhere than in the clause of the gap. */
const isStatementBeforeTag = (after: string) =>
  /,\s*(?:do|don't|does|doesn't|did|didn't|is|isn't|are|aren't|will|won't|have|haven't|has|hasn't|can|can't)\b[^,]*\?/.test(
    after,
  );

function forms(clause: Clause, { isPassive, conditional }: Task): string[] {
  const isUnrealPast = conditional === 3 && /^(?:would|could|might)$/.test(clause.tense);
  if (isUnrealPast && isPassive) return [];
  if (isUnrealPast)
    return participlesOf(clause.verb).flatMap((participle) =>
      conjugate({ ...clause, verb: `have ${participle}` }),
    );
  if (!isPassive) {
    const found = conjugate(clause);
    // "If I were you", "if I was you": both are taught.
    const isUnreal = conditional === 2 && clause.verb.startsWith("be") && clause.tense === "past-simple";
    return isUnreal ? [...new Set([...found, ...found.map((form) => form.replace(/^was/, "were"))])] : found;
  }
  const helpers = conjugate({ ...clause, verb: "be" });
  return helpers.flatMap((helper) =>
    participlesOf(clause.verb).map((participle) => `${helper} ${participle}`),
  );
}
