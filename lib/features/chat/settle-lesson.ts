import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import type { FoundMistake } from "@/lib/features/coach/teacher/believe";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import { hasSolvedNow } from "@/lib/features/coach/solved-now";
import type { Finding } from "@/lib/features/english/finding";
import { newFindings } from "@/lib/features/findings/new-findings";
import { xpForMessage } from "@/lib/features/rewards/rules";
import { bringSheet } from "@/lib/features/worksheets/bring-sheet";
import { sheetChange, storeInSheet, type AboutItem } from "@/lib/features/worksheets/in-lesson";
import { counterOf } from "./rules";
import { seenInExercise, unseenInExercise } from "./seen-in-exercise";
import { settleExchange, type Settled } from "./settle-exchange";
import type { Answered, Kept } from "./turn-to-settle";

export type Diagnosis = {
  findings: (Finding | FoundMistake)[];
  resolvedIds: string[];
  attemptedIds: string[];
  /** Open mistakes the student has said are none. */
  droppedIds: string[];
  /** Distinct mistakes put right: one made twice is stored twice, and solved once. */
  corrections: number;
  /** English words of the student's own, and whether they are a sentence or a phrase. */
  words: { used: string[]; isPractice: boolean };
  /** What the lesson was about before the message, and after it. */
  before: LessonState;
  state: LessonState;
  /** Whether the message brought its exercise. */
  isBrought: boolean;
  /** The item of a sheet that the message was about. */
  about?: AboutItem | undefined;
};

/** Settles a message with what it showed of the student's English and what that earned. */
export function settleLesson(
  ctx: Ctx<Learner>,
  begun: Answered,
  diagnosis: Diagnosis,
  reply: string,
): Promise<Settled> {
  const { resolvedIds, attemptedIds, droppedIds, before, state } = diagnosis;
  const { conversationId } = begun.exchange;
  const english = {
    findings: newFindings(diagnosis.findings),
    resolvedIds,
    attemptedIds,
    droppedIds,
    seen: seenInExercise(before, state, { conversationId, now: ctx.now() }),
    unseen: unseenInExercise(before, state, conversationId),
  };
  const practice = counterOf(begun.exchange) && practiceOf(diagnosis);
  const settlement = { english, state, ...(practice && { practice }) };
  return settleExchange(ctx, begun, reply, settlement, inSheet(ctx, begun.exchange, diagnosis));
}

function practiceOf({ corrections, words, before, state }: Diagnosis) {
  const isPractice = words.isPractice || hasSolvedNow(before, state);
  const xpOf = (correctedFindings: number) => xpForMessage({ isPractice, correctedFindings });
  return { xp: xpOf(0), xpIfCorrected: xpOf(1), messages: 1 as const, corrections, words: words.used };
}

/** What is written of a turn that makes a sheet, or changes the one its exercise is on. */
function inSheet(
  ctx: Ctx<Learner>,
  { id: key, userId }: Answered["exchange"],
  { before, state, about, isBrought }: Diagnosis,
): ((tx: Tx) => Promise<Kept>) | undefined {
  const change = sheetChange({ before, after: state, about });
  if (!change && !isBrought) return undefined;
  const now = ctx.now();
  return async (tx) => {
    if (change) await storeInSheet(tx, { userId, now }, change);
    return isBrought ? bringSheet(tx, { userId, key, state, now }) : { state };
  };
}
