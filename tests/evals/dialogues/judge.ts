import type { OpenFinding } from "@/lib/features/coach/open-finding";
import { Chat, type Line } from "../play-chat";
import type { Finding } from "@/lib/features/english/finding";

/** What a turn must do and must not do, as somebody labelled it who has read no rule. */
export type Expectation = {
  /** Mistakes in the student's own English, in the words as typed; none where it is right. */
  errors?: string[];
  /** Mistakes of earlier messages that this one puts right, and that it tries at in vain. */
  fixes?: string[];
  stillWrong?: string[];
  asks?: true;
  /** Any of these in the reply shows that it was answered. */
  answer?: string[];
  /** Nobody expects an answer of a program: it has to say so. */
  honest?: true;
  tries?: { item: string; label: "right" | "partly" | "wrong" }[];
  mood?: true;
  drops?: true;
  disputes?: true;
  never?: string[];
};
export type Dialogue = { id: string; kind: string; turns: { say: string; expect: Expectation }[] };

export const measures = [
  "right fixes recognised",
  "wrong fixes not confirmed",
  "questions answered or refused honestly",
  "honest where it cannot know",
  "questions without nagging",
  "right sentences not accused",
  "unseen errors not confirmed",
  "right tries not called wrong",
  "wrong tries not accepted",
  "answers not told",
  "bad moods met kindly",
  "short, with one question at the end",
] as const;
export type Measure = (typeof measures)[number];
export type Verdict = { measure: Measure; isKept: boolean; line: Line; id: string };

const confirms =
  /(?<!non (?:è|e') )(?<!\p{L})(?:esatto|giust[oa]|corrett[oa]|perfett[oa]|a posto|fila|scorre bene|va bene cos[iì])(?!\p{L})/iu;
const isHonest =
  /non (?:lo |la |le |te l[oa] |ti |ce l['’]|ci )?(?:so|posso|traduc\p{L}+|ho|arrivo|faccio|scrivo|do|dico|riconosco|trovo|è|sono|c['’]è)(?!\p{L})|da solo|non te l[oa]|l[ai] (?:trovi|fai) tu|sono un programma/iu;
const isKind = /mi dispiace|capisco|va bene sentirsi|succede|capita|non c'è niente|coraggio|piano/i;
const maxWords = 85;

/** Plays a dialogue and judges every turn by what was expected of it. */
export function judge({ id, turns }: Dialogue, findings: (message: string) => Finding[]): Verdict[] {
  const chat = new Chat();
  return turns.flatMap(({ say, expect }) => {
    const line = chat.say({ message: say }, findings(say));
    return verdictsOn(line, expect).map(([measure, isKept]) => ({ measure, isKept, line, id }));
  });
}

type Kept = [Measure, boolean];

function verdictsOn(line: Line, expect: Expectation): Kept[] {
  const { plan, reply } = line;
  const says = (text: string) => reply.toLowerCase().includes(text.toLowerCase());
  const kept: Kept[] = [
    ...onFixes(line, expect),
    ...onTries(line, expect),
    ["short, with one question at the end", isOneTask(reply)],
  ];
  if (expect.answer)
    kept.push(["questions answered or refused honestly", expect.answer.some(says) || isMet(line)]);
  if (expect.honest) kept.push(["honest where it cannot know", isHonest.test(reply)]);
  if (expect.answer && !asksWhy.test(line.message))
    kept.push(["questions without nagging", !line.open.some(({ quote }) => says(`«${quote}»`))]);
  if (expect.errors?.length === 0) kept.push(["right sentences not accused", plan.findings.length === 0]);
  const unseen = expect.errors?.filter(
    (error) => !plan.findings.some((one) => meets(one, error, line.message)),
  );
  if (unseen?.length && plan.findings.length === 0 && plan.about === "text")
    kept.push(["unseen errors not confirmed", !confirms.test(withoutQuotes(reply))]);
  if (expect.never) kept.push(["answers not told", !expect.never.some(says)]);
  if (expect.mood) kept.push(["bad moods met kindly", isKind.test(reply)]);
  return kept;
}

/** Who asks why is told the rule of the mistake under work. */
const asksWhy = /perch[eéè]|xk[eéè]|perk[eéè]|\bwhy\b|cap(?:isco|ito)/iu;

/** A clue to a word that is asked for, the lines of a passage to look at, or an honest refusal. */
const isMet = ({ plan, reply, message }: Line) =>
  (plan.about === "text" && plan.due !== undefined && asksWhy.test(message)) ||
  (plan.about === "word" && plan.askedWords.length > 0) ||
  (plan.about === "passage" && /fras[ei] \d|rig[ah]e? \d/.test(reply)) ||
  (plan.about !== "text" && isHonest.test(reply));

const withoutQuotes = (reply: string) => reply.replace(/«[^«»]*»|\*[^*]*\*/g, "");

function isOneTask(reply: string): boolean {
  const outside = withoutQuotes(reply);
  return (
    reply.split(/\s+/).length <= maxWords &&
    (outside.match(/\?/g)?.length ?? 0) === 1 &&
    /\?["»*)]{0,3}$/.test(reply.trim())
  );
}

const meets = ({ start, end }: { start: number; end: number }, words: string, text: string) => {
  const at = text.indexOf(words);
  return at >= 0 && start < at + words.length && at < end;
};

function onFixes({ plan, open }: Line, { fixes = [], stillWrong = [] }: Expectation): Kept[] {
  const knownAs = (words: string) => open.filter((one) => isAt(one, words));
  const isSolved = (words: string) => knownAs(words).every(({ id }) => plan.resolvedIds.includes(id));
  return [
    ...fixes
      .filter((words) => knownAs(words).length > 0)
      .map((words): Kept => ["right fixes recognised", isSolved(words)]),
    ...stillWrong
      .filter((words) => knownAs(words).length > 0)
      .map((words): Kept => ["wrong fixes not confirmed", !isSolved(words)]),
  ];
}

const isAt = ({ quote, sentence }: OpenFinding, words: string) =>
  sentence.includes(words) && (words.includes(quote) || quote.includes(words) || overlap(quote, words));
const overlap = (one: string, other: string) =>
  one.split(/\s+/).some((word) => word.length > 2 && other.split(/\s+/).includes(word));

const callsWrong = /non (?:è|va|torna|ci siamo|sono|funziona)|quasi|resta da|manca/iu;

/** Whether an item of the exercise has come to its end with this turn. */
function onTries({ plan, before }: Line, { tries = [] }: Expectation): Kept[] {
  const statusOf = (items: { number: number; status: string }[] | undefined, number: string) =>
    items?.find((item) => item.number === Number.parseInt(number, 10))?.status;
  return tries.flatMap(({ item, label }): Kept[] => {
    const was = statusOf(before.exercise?.items, item);
    const is = statusOf(plan.state.exercise?.items, item);
    if (was === undefined && is === undefined) return [];
    if (label === "right")
      return [["right tries not called wrong", is === "done" || !callsWrong.test(plan.reply)]];
    return [["wrong tries not accepted", is !== "done" || was === "done"]];
  });
}
