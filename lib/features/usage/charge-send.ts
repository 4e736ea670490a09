import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { charge, refund } from "./data";
import type { SendKind } from "./rules";

type Charged = { id: string; userId: number; kind: SendKind; chargedHearts: number };

/** Charges a send, in the transaction that stores it. Answers the hearts taken, or undefined when refused. */
export function chargeSend(ctx: Ctx<Learner>, tx: Tx, exchange: Charged): Promise<number | undefined> {
  return charge(tx, exchange, ctx.now());
}

/** Gives back exactly what a send was charged, in the transaction that ends it. */
export async function refundSend(tx: Tx, exchange: Charged): Promise<void> {
  await refund(tx, exchange);
}
