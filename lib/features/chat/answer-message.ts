import type { Ctx, Learner } from "@/lib/context";
import { stances } from "@/lib/features/coach/stance";
import type { Wish } from "@/lib/features/coach/wish";
import { listOpenFindings } from "@/lib/features/findings/list-open-findings";
import { readOr } from "@/lib/features/reading/read";
import { graver, replacesLesson } from "@/lib/features/safety/rules";
import type { SecondReading } from "@/lib/features/safety/second-reading";
import { lessonInSheet, unsolvedSheets, type AboutItem } from "@/lib/features/worksheets/in-lesson";
import { chat as t } from "@/lib/i18n/it";
import { answerFree } from "./answer-free";
import { answerInNeed } from "./answer-in-need";
import { withDueSupport } from "./with-due-support";
import { readHistory } from "./read-history";
import type { Answered, Settled } from "./settle-exchange";
import { settleLesson } from "./settle-lesson";
import { speak } from "./speak";

/**
 * Diagnoses a message by our own rules, has the tutor word what they decide, and settles. A message that is too much to
 * read is answered honestly, at no cost.
 */
export async function answerMessage(
  ctx: Ctx<Learner>,
  begun: Answered & { wish?: Wish | undefined; about?: AboutItem | undefined; second: SecondReading },
  emit: (text: string) => void,
): Promise<Settled> {
  const { wish, about, second } = begun;
  const { conversationId, kind } = begun.exchange;
  const stance = stances.find((one) => one === kind);
  const message = begun.userMessage.text;
  const reading = { characters: message.length, key: conversationId };
  const [stored, open, unsolved, findings] = await Promise.all([
    readHistory(ctx, conversationId),
    listOpenFindings(ctx, conversationId),
    unsolvedSheets(ctx),
    readOr(ctx, "findings", message, { ...reading, otherwise: () => undefined }), // While PostgreSQL reads.
  ]);
  const before = await lessonInSheet(ctx, stored.state, about);
  const past = { ...stored, state: before, unsolved };
  const isAboutItem = about !== undefined;
  const said = findings && { ...past, ...aboutTurn(ctx), message, findings, open, wish, stance, isAboutItem };
  const lesson = said && (await readOr(ctx, "lesson", said, { ...reading, otherwise: () => undefined }));
  if (!lesson) return answerFree(ctx, begun, t.unread, emit);
  const [{ reply, judgement, keptState, support: seen }, words] = await Promise.all([
    speak(ctx, lesson, { conversationId, second }, emit),
    readOr(ctx, "words", message, { ...reading, otherwise: () => ({ used: [], count: 0 }) }),
  ]);
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
    words,
    before,
    isBrought: lesson.plan.exercise.startsWith("brought"),
    about,
    state: judgement?.state ?? keptState ?? state,
  };
  return settleLesson(ctx, await withDueSupport(ctx, { ...begun, support }), diagnosis, reply);
}

/** The names a tutor must not hear, the class that says how easy its English has to be, and whether it leads. */
export function aboutTurn({ actor, ports }: Ctx<Learner>) {
  const { nickname, displayName, schoolClass } = actor.user;
  return { names: [nickname, displayName], ...(schoolClass && { schoolClass }), leads: ports.tutor.leads };
}
