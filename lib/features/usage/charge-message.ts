import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { charge, refund } from "./data";

type Charged = { id: string; userId: number; chargedHearts: number };

/** Charges a send, in the transaction that stores it. Answers the hearts taken, or undefined when refused. */
export function chargeMessage(ctx: Ctx<Learner>, tx: Tx, exchange: Charged): Promise<number | undefined> {
  return charge(tx, exchange, ctx.now());
}

/** Gives back exactly what a send was charged, in the transaction that ends it. */
export async function refundMessage(tx: Tx, { userId, chargedHearts }: Charged): Promise<void> {
  await refund(tx, userId, chargedHearts);
}
