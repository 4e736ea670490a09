import type { Ctx, Learner } from "@/lib/context";
import * as data from "./data";

/** The provider's customer for the caller, made once: the reference is stored before it is asked for. */
export async function ensureCustomer(ctx: Ctx<Learner>): Promise<string> {
  const { payments } = ctx.ports;
  const { userId } = ctx.actor;
  const row = await data.takeSubscriptionRow(ctx.db, userId, payments.kind, ctx.now());
  if (row.customerId) return row.customerId;
  const { customerId } = await payments.createCustomer({ ref: row.ref });
  await data.setCustomer(ctx.db, userId, row.ref, customerId);
  return customerId;
}
