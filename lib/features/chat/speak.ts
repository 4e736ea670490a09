import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import type { Plan } from "@/lib/features/coach/plan/plan-turn";
import type { Originals } from "@/lib/features/coach/prompt/privacy-mask";
import { readOr } from "@/lib/features/reading/read";
import { chat as t } from "@/lib/i18n/it";
import { TutorError, type TutorTurn } from "@/lib/ports/tutor";
import { studentKeyOf } from "@/lib/secret";
import { maxReplyLength, turnBudgetMs } from "./rules";

/** A turn as the tutor may see it, and what must not be in the reply to it. */
type Told = { turn: TutorTurn; plan: Pick<Plan, "secrets" | "fallbackHint">; originals: Originals };

/**
 * The tutor's words for a plan, piece by piece and in the end as a whole. Each of its sentences is checked for what gives
 * an answer away and for what no child should read; what cannot be checked is not shown, and ends the reply.
 */
export async function speak(
  ctx: Ctx<Learner>,
  { turn, plan: { secrets, fallbackHint }, originals }: Told,
  conversationId: string,
  emit: (text: string) => void,
): Promise<string> {
  const check = { id: uuid(), secrets, fallbackHint, originals };
  let spoken = "";
  let shown = "";
  const show = async (isWhole: boolean): Promise<boolean> => {
    const whole = await readOr(
      ctx,
      "reply",
      { ...check, spoken, isWhole },
      { characters: spoken.length, key: conversationId, otherwise: () => undefined },
    );
    const cut = (whole ?? `${shown}${shown && "… "}${t.unreadReply}`).slice(0, maxReplyLength);
    const piece = cut.slice(shown.length);
    if (piece) emit(piece);
    shown = cut;
    return whole !== undefined;
  };
  const studentKey = studentKeyOf(ctx.secret, ctx.actor.userId);
  for await (const piece of ctx.ports.tutor.reply(turn, AbortSignal.timeout(turnBudgetMs), studentKey)) {
    spoken += piece;
    if (!(await show(false))) return shown;
  }
  await show(true);
  if (!shown.trim()) throw new TutorError("bad_answer");
  return shown.trim();
}
