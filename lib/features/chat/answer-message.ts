import type { Ctx, Learner } from "@/lib/context";
import type { SchoolClass } from "@/lib/features/accounts/rules";
import { listOpenFindings } from "@/lib/features/findings/list-open-findings";
import { readOr } from "@/lib/features/reading/read";
import { chat as t } from "@/lib/i18n/it";
import { answerFree } from "./answer-free";
import type { Begun } from "./begin-exchange";
import { readHistory, type PastTurns } from "./read-history";
import type { Settled } from "./settle-exchange";
import { settleLesson } from "./settle-lesson";
import { speak } from "./speak";

/**
 * Diagnoses a message by our own rules, has the tutor word what they decide, and settles. A message that is too much to
 * read is answered honestly, at no cost.
 */
export async function answerMessage(
  ctx: Ctx<Learner>,
  begun: Begun,
  emit: (text: string) => void,
): Promise<Settled> {
  const { conversationId } = begun.exchange;
  const message = begun.userMessage.text;
  const reading = { characters: message.length, key: conversationId };
  const [past, open, findings] = await Promise.all([
    readHistory(ctx, conversationId),
    listOpenFindings(ctx, conversationId),
    readOr(ctx, "findings", message, { ...reading, otherwise: () => undefined }), // While PostgreSQL reads.
  ]);
  const said = findings && { ...pastFor(ctx, past), ...aboutStudent(ctx), message, findings, open };
  const lesson = said && (await readOr(ctx, "lesson", said, { ...reading, otherwise: () => undefined }));
  if (!lesson) return answerFree(ctx, begun, t.unread, emit);
  const [{ reply, judgement }, words] = await Promise.all([
    speak(ctx, lesson, conversationId, emit),
    readOr(ctx, "words", message, { ...reading, otherwise: () => ({ used: [], count: 0 }) }),
  ]);
  const { resolvedIds, attemptedIds, brief } = lesson.plan;
  const fixedIds = (judgement?.fixedIds ?? []).filter((id) => !resolvedIds.includes(id));
  const diagnosis = {
    findings: [...lesson.plan.findings, ...(judgement?.found ?? [])],
    resolvedIds: [...resolvedIds, ...fixedIds],
    attemptedIds: attemptedIds.filter((id) => !fixedIds.includes(id)),
    corrections: brief.resolved.length + fixedIds.length,
    words,
    state: judgement?.state,
  };
  return settleLesson(ctx, begun, diagnosis, reply);
}

/** The state of the lesson is for a tutor that leads. */
export const pastFor = ({ ports }: Ctx<Learner>, { state, ...past }: PastTurns) => ({
  ...past,
  ...(ports.tutor.leads && { state }),
});

/** The names a tutor must not hear, and the class that says how easy its English has to be. */
export function aboutStudent({ actor }: Ctx<Learner>): { names: string[]; schoolClass?: SchoolClass } {
  const { nickname, displayName, schoolClass } = actor.user;
  return { names: [nickname, displayName], ...(schoolClass && { schoolClass }) };
}
