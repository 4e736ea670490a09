import { databaseJson } from "@/lib/database-json";
import type { Db, Tx } from "@/lib/db/client";
import { hearts } from "@/lib/features/rewards/rules";
import type { SendKind } from "./rules";

/**
 * Charges a send that was begun before, by `charge_send`, whose newest form is in the migration
 * `20261128080000_answers_take_no_heart`. Answers the hearts taken.
 */
export async function charge(tx: Tx, send: object): Promise<number> {
  const [charged] = await tx.$queryRaw<[{ hearts: number }]>`
    SELECT charge_send(${databaseJson(send)}::jsonb) AS "hearts"`;
  return charged.hearts;
}

type Charged = { userId: number; kind: SendKind; chargedHearts: number };

/** Counts a message listened to, for who has Pro. */
export const countAudioPlay = (db: Db, userId: number) =>
  db.user.updateMany({ where: { id: userId, isPro: true }, data: { audioPlaysCount: { increment: 1 } } });

/** Gives back exactly what a send was charged. */
export const refund = (tx: Tx, { userId, kind, chargedHearts }: Charged) =>
  tx.$executeRaw`SELECT refund_send(${userId}::int, ${kind}, ${chargedHearts}::int, ${hearts.max}::int)`;
