import type { App, Ctx, Learner } from "@/lib/context";
import { payLinks as t } from "@/lib/i18n/it/pay-links";
import { deleteOverPayLinks, deletePayLinksOf } from "./data";

/** Ends all links of the caller: what is being paid by one cannot be completed any more. */
export async function endPayLinks(ctx: Ctx<Learner>): Promise<{ message: string }> {
  await deletePayLinksOf(ctx.db, ctx.actor.userId);
  return { message: t.ended };
}

/** Removes what is over. */
export async function sweepPayLinks(app: App): Promise<void> {
  await deleteOverPayLinks(app.db, app.now());
}
