import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { recordConsents } from "@/lib/features/consents/record-consent";
import { familyScreens } from "@/lib/i18n/it";
import { aiNoticeText } from "@/lib/policies";
import { setFamilySeen, setNoticeRead } from "./data";

/** Notes that the caller has confirmed, once, that they read what becomes of what they write. */
export async function confirmNotice(ctx: Ctx<Learner>, tx: Tx): Promise<void> {
  const { count } = await setNoticeRead(tx, ctx.actor.userId, ctx.now());
  if (count === 0) return;
  await recordConsents(ctx, tx, ctx.actor.userId, { ai_notice: aiNoticeText(familyScreens.notice.lines) });
}

/** Notes that the caller was shown what their parents had chosen by then. Nobody has seen what is yet to come. */
export async function noteFamilySeen(ctx: Ctx<Learner>, tx: Tx, seenAt: Date): Promise<void> {
  const now = ctx.now();
  await setFamilySeen(tx, ctx.actor.userId, seenAt < now ? seenAt : now);
}
