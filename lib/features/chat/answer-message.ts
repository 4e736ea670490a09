import type { Ctx, Learner } from "@/lib/context";
import { graver, replacesLesson } from "@/lib/features/safety/rules";
import type { AboutItem } from "@/lib/features/worksheets/in-lesson";
import { chat as t } from "@/lib/i18n/it";
import { answerFree } from "./answer-free";
import { answerInNeed } from "./answer-in-need";
import type { Settled } from "./settle-exchange";
import type { Answered } from "./turn-to-settle";
import { settleLesson } from "./settle-lesson";
import type { Lesson } from "./speak-lesson";
import { withDueSupport } from "./with-due-support";

/** Settles a message with the lesson it got. One that is too much to read is answered honestly, at no cost. */
export async function answerMessage(
  ctx: Ctx<Learner>,
  begun: Answered & { about?: AboutItem | undefined },
  lesson: Lesson | undefined,
  emit: (text: string) => void,
): Promise<Settled> {
  if (!lesson) return answerFree(ctx, begun, t.unread, emit);
  const { reply, judgement, keptState, support: seen } = lesson.spoken;
  const support = graver(begun.support, seen);
  if (replacesLesson(support)) return answerInNeed(ctx, { ...begun, support }, emit);
  const { resolvedIds, attemptedIds, droppedIds, corrections, state } = lesson.plan;
  const fixedIds = (judgement?.fixedIds ?? []).filter((id) => !resolvedIds.includes(id));
  const diagnosis = {
    findings: [...lesson.plan.findings, ...(judgement?.found ?? [])],
    resolvedIds: [...resolvedIds, ...fixedIds],
    attemptedIds: attemptedIds.filter((id) => !fixedIds.includes(id)),
    // Who leads looks again by itself; our own words keep what they say.
    droppedIds: judgement ? judgement.droppedIds.filter((id) => !resolvedIds.includes(id)) : droppedIds,
    corrections: corrections + fixedIds.length,
    words: lesson.words,
    before: lesson.before,
    isBrought: lesson.plan.exercise.startsWith("brought"),
    about: begun.about,
    state: judgement?.state ?? keptState ?? state,
  };
  return settleLesson(ctx, await withDueSupport(ctx, { ...begun, support }), diagnosis, reply);
}
