import type { Ctx, Learner } from "@/lib/context";
import { cancelSubscription } from "./cancel-subscription";
import { findSubscription } from "./data";
import { isRenewing } from "./rules";

/** Lets Pro end with the period when one of these addresses pays for it: whoever is no parent any more is not charged again. */
export async function stopRenewalPaidBy(ctx: Ctx<Learner>, emails: string[]): Promise<void> {
  const { userId, user } = ctx.actor;
  const row = await findSubscription(ctx.db, userId, ctx.ports.payments.kind);
  if (!isRenewing(user.subscriptionStatus) || !row?.payerEmail || !emails.includes(row.payerEmail)) return;
  await cancelSubscription(ctx).catch((error: unknown) =>
    ctx.log.error({ event: "renewal_not_stopped", userId, error }),
  );
}
