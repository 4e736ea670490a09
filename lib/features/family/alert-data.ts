import type { Db, Tx } from "@/lib/db/client";

type Alert = { userId: number; email: string; day: Date; isTold: boolean };

/** Takes a parent's mail of a day. False where that one is written already. */
export async function claimAlert(tx: Tx, alert: Alert): Promise<boolean> {
  const { count } = await tx.parentAlert.createMany({ data: alert, skipDuplicates: true });
  return count === 1;
}

export function deleteOldAlerts(db: Db, before: Date) {
  return db.parentAlert.deleteMany({ where: { day: { lt: before } } });
}
