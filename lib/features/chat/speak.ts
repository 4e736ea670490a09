import type { Ctx, Learner } from "@/lib/context";
import { keepFit } from "@/lib/features/coach/guard/fit-reply";
import { guardReply } from "@/lib/features/coach/guard/guard";
import type { Plan } from "@/lib/features/coach/plan/plan-turn";
import { maskPersonalData } from "@/lib/features/coach/prompt/privacy-mask";
import { levelOf } from "@/lib/features/rewards/rules";
import { safety } from "@/lib/i18n/it";
import { TutorError, type TutorTurn } from "@/lib/ports/tutor";
import { studentKeyOf } from "@/lib/secret";
import { maxReplyLength, turnBudgetMs } from "./rules";

type Said = Pick<TutorTurn, "history" | "summary" | "message" | "isPhoto">;

/**
 * The tutor's words for a plan, piece by piece and in the end as a whole. The tutor sees no personal data; each of its
 * sentences is checked for what gives an answer away and for what no child should read.
 */
export async function speak(
  ctx: Ctx<Learner>,
  said: Said,
  { brief, secrets, fallbackHint }: Plan,
  emit: (text: string) => void,
): Promise<string> {
  const { nickname, displayName, xp } = ctx.actor.user;
  const { turn, reveal } = maskPersonalData({ ...said, brief, level: levelOf(xp) }, [nickname, displayName]);
  const studentKey = studentKeyOf(ctx.secret, ctx.actor.userId);
  const spoken = reveal(ctx.ports.tutor.reply(turn, AbortSignal.timeout(turnBudgetMs), studentKey));
  let reply = "";
  for await (const piece of keepFit(guardReply(spoken, secrets, fallbackHint), safety.insteadOfUnfit)) {
    const kept = piece.slice(0, maxReplyLength - reply.length);
    if (kept) emit(kept);
    reply += kept;
  }
  if (!reply.trim()) throw new TutorError("bad_answer");
  return reply.trim();
}
