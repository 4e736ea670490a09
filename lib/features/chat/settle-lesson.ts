import type { Ctx, Learner } from "@/lib/context";
import type { FoundMistake } from "@/lib/features/coach/teacher/believe";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import type { Finding } from "@/lib/features/english/finding";
import { countAttempts } from "@/lib/features/findings/count-attempts";
import { dropOpen, logDropped } from "@/lib/features/findings/drop-open";
import { recordFindings } from "@/lib/features/findings/record-findings";
import { resolveFindings } from "@/lib/features/findings/resolve-findings";
import { forgetObservations } from "@/lib/features/mastery/forget-observations";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import { awardPractice, noReward } from "@/lib/features/rewards/award-practice";
import { xpForMessage } from "@/lib/features/rewards/rules";
import { bringSheet } from "@/lib/features/worksheets/bring-sheet";
import { storeInSheet, type AboutItem } from "@/lib/features/worksheets/in-lesson";
import { counterOf } from "./rules";
import { seenInExercise, unseenInExercise } from "./seen-in-exercise";
import { settleExchange, type Answered, type Settled } from "./settle-exchange";

export type Diagnosis = {
  findings: (Finding | FoundMistake)[];
  resolvedIds: string[];
  attemptedIds: string[];
  /** Open mistakes the student has said are none. */
  droppedIds: string[];
  /** Distinct mistakes put right: one made twice is stored twice, and solved once. */
  corrections: number;
  /** English words of the student's own, and how many words of the message are English. */
  words: { used: string[]; count: number };
  /** What the lesson was about before the message, and after it. */
  before: LessonState;
  state: LessonState;
  /** Whether the message brought its exercise. */
  isBrought: boolean;
  /** The item of a sheet that the message was about. */
  about?: AboutItem | undefined;
};

/** Settles a message with what it showed of the student's English and what that earned. */
export async function settleLesson(
  ctx: Ctx<Learner>,
  begun: Answered,
  diagnosis: Diagnosis,
  reply: string,
): Promise<Settled> {
  const { findings, resolvedIds, attemptedIds, droppedIds, corrections, words, before, about } = diagnosis;
  const now = ctx.now();
  const { userId, conversationId } = begun.exchange;
  const { id: messageId } = begun.userMessage;
  const seen = seenInExercise(before, diagnosis.state, { conversationId, now });
  let dropped: Awaited<ReturnType<typeof dropOpen>> = [];
  const settled = await settleExchange(ctx, begun, reply, async (tx) => {
    const found = await recordFindings(tx, { userId, messageId, findings, now });
    const resolved = await resolveFindings(tx, { userId, ids: resolvedIds, now });
    await countAttempts(tx, attemptedIds);
    dropped = await dropOpen(tx, userId, droppedIds);
    await recordObservations(tx, userId, seen);
    for (const source of unseenInExercise(before, diagnosis.state, conversationId))
      await forgetObservations(tx, userId, source);
    await storeInSheet(tx, { userId, before, after: diagnosis.state, about, now });
    const { state, worksheet } = diagnosis.isBrought
      ? await bringSheet(tx, { userId, key: begun.exchange.id, state: diagnosis.state, now })
      : { state: diagnosis.state };
    const kept = { findings: found, state, worksheet };
    if (!counterOf(begun.exchange)) return { reward: noReward(ctx.actor.user.xp), ...kept };
    const correctedFindings = Math.min(corrections, resolved.length);
    const xp = xpForMessage({ englishWords: words.count, correctedFindings });
    const practice = {
      userId,
      xp,
      messages: 1 as const,
      corrections: correctedFindings,
      words: words.used,
      now,
    };
    return { reward: await awardPractice(tx, practice), ...kept };
  });
  for (const one of dropped) logDropped(ctx, one);
  return settled;
}
