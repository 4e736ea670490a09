import type { Ctx, Holder } from "@/lib/context";
import * as data from "./data";
import { payerOf } from "./payer";

/**
 * The provider's customer for a learner, made once: the reference is stored before it is asked for. Where a parent is the
 * first to pay it has their address.
 */
export async function ensureCustomer(ctx: Ctx<Holder>): Promise<string> {
  const { payments } = ctx.ports;
  const { userId } = ctx.actor;
  const row = await data.takeSubscriptionRow(ctx.db, userId, payments.kind, ctx.now());
  if (row.customerId) return row.customerId;
  const { customerId } = await payments.createCustomer({
    ref: row.ref,
    email: payerOf(ctx.actor) ?? undefined,
  });
  await data.setCustomer(ctx.db, userId, row.ref, customerId);
  return customerId;
}
