import { firstTries } from "@/lib/features/coach/first-tries";
import type { ExerciseState, ItemState } from "@/lib/features/coach/exercise/exercise-state";
import { readState, type LessonState } from "@/lib/features/coach/lesson-state";
import { sentenceAt, type OpenFinding } from "@/lib/features/coach/open-finding";
import { practisesEnglish } from "@/lib/features/coach/practises-english";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import { judgeAnswer } from "@/lib/features/coach/sheet/judge-answer";
import { readSheet } from "@/lib/features/coach/sheet/read-sheet";
import type { Finding } from "@/lib/features/english/finding";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { usedWords } from "@/lib/features/english/used-words";
import type { ObservationKind } from "@/lib/features/mastery/rules";
import { xpForMessage } from "@/lib/features/rewards/rules";
import { applyAnswer, type Progress } from "@/lib/features/worksheets/apply-answer";
import { xpForItem, type AnswerVerdict } from "@/lib/features/worksheets/rules";
import type { Topic } from "@/lib/features/topics/rules";
import { demoChats, demoSheets, type DemoSheet } from "./demo-texts";
import type { Persona } from "./personas";

type Of<Work> = Partial<Record<Persona["key"], Work[]>>;

/** A turn as the built-in coach plays it. */
export type DemoTurn = {
  student: string;
  coach: string;
  /** The mistakes of the message, each with a name within the chat. */
  findings: (Finding & { id: string })[];
  /** Mistakes of earlier messages that this one puts right, and those it tried to. */
  resolved: string[];
  attempted: string[];
  /** What the lesson is about after it. */
  state: LessonState;
  xpAwarded: number;
};

/** An answer to an item, and what becomes of the item. */
export type DemoAnswer = {
  n: number;
  answer: string;
  verdict: AnswerVerdict;
  after: Omit<Progress, "answeredAt">;
  xpAwarded: number;
  seen: { topic: Topic; kind: ObservationKind; key: string }[];
};

export type DemoWork = {
  chats: Of<DemoTurn>;
  sheets: Of<Pick<ExerciseState, "parts" | "items"> & { answers: DemoAnswer[] }>;
};

/**
 * What the coach of today makes of all that the demo accounts have written. Kept in generated/demo-work.json, as it takes long to
 * load; `tests/evals/demo-work.test.ts` says when the two differ.
 */
export async function playDemo(): Promise<DemoWork> {
  const work: DemoWork = { chats: {}, sheets: {} };
  for (const [key, messages] of entriesOf(demoChats)) work.chats[key] = await playChat(messages);
  for (const [key, sheets] of entriesOf(demoSheets)) work.sheets[key] = sheets.map(playSheet);
  return work;
}

const entriesOf = <Value>(record: Partial<Record<Persona["key"], Value>>) =>
  Object.entries(record) as [Persona["key"], Value][];

async function playChat(messages: readonly string[]): Promise<DemoTurn[]> {
  const turns: DemoTurn[] = [];
  let state = readState(undefined);
  let open: OpenFinding[] = [];
  for (const [turn, message] of messages.entries()) {
    const plan = planTurn({ message, findings: findGrammar(message), open, state });
    const { resolvedIds: resolved, attemptedIds: attempted, droppedIds, reply } = plan;
    const findings = plan.findings.map((finding, at) => ({ ...finding, id: `${turn}-${at}` }));
    open = [
      ...findings.map((one) => ({
        ...one,
        source: "engine" as const,
        attempts: 0,
        sentence: sentenceAt(message, one.start),
      })),
      ...open.filter(({ id }) => !resolved.includes(id) && !droppedIds.includes(id)),
    ];
    state = plan.state;
    const isPractice = practisesEnglish(message, await usedWords(message));
    const xpAwarded = xpForMessage({ isPractice, correctedFindings: plan.corrections });
    turns.push({ student: message, coach: reply, findings, resolved, attempted, state, xpAwarded });
  }
  return turns;
}

function playSheet({ text, answers: given }: DemoSheet) {
  const exercise = readSheet(text);
  if (!exercise) throw new Error(`There is no exercise in ${JSON.stringify(text)}`);
  const { parts, items } = exercise;
  const now = new Date(0);
  const sheet = items.map((state): Progress => ({
    state,
    verdicts: [],
    note: null,
    tries: [],
    helpLevel: 0,
    answeredAt: null,
  }));
  const answers = given.map(([n, answer]): DemoAnswer => {
    const before = sheet[n - 1];
    const part = before && parts[before.state.part];
    if (!before || !part) throw new Error(`The sheet has no item ${n}`);
    const unsolved = sheet.map(({ state }) => state).filter(({ status }) => status !== "done");
    const judged = judgeAnswer({ item: before.state, part, answers: [answer], unsolved });
    const { verdict, after } = applyAnswer(before, judged, now);
    if (!after) throw new Error(`${answer} is no answer to item ${n}`);
    sheet[n - 1] = after;
    const lesson = (item: ItemState) => ({ turn: 0, exercise: { source: "", parts, items: [item], at: 0 } });
    const seen = firstTries(lesson(before.state), lesson(after.state)).map(({ topic, isRight, key }) => ({
      topic,
      kind: isRight ? ("exercise_solved" as const) : ("exercise_missed" as const),
      key,
    }));
    const { answeredAt: _, ...rest } = after;
    const xpAwarded = after.state.status === "done" ? xpForItem(after.helpLevel) : 0;
    return { n, answer, verdict, after: rest, xpAwarded, seen };
  });
  return { parts, items, answers };
}
