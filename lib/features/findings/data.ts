import type { Db, Tx } from "@/lib/db/client";
import { findingFields } from "./finding-fields";

/** A finding in a message of the user's current conversation, with that message. */
export function findFinding(db: Db, userId: number, id: string) {
  return db.finding.findFirst({
    where: { id, message: { conversation: { currentForUserId: userId }, exchange: { status: "settled" } } },
    select: { ...findingFields, lastTry: true, message: { select: { text: true } } },
  });
}

/** Of a user's current conversation, mistakes that were put right: those of these ids, or at a moment. */
export function listResolved(db: Db, userId: number, which: string[] | { at: Date }) {
  return db.finding.findMany({
    where: {
      message: { conversation: { currentForUserId: userId } },
      ...(Array.isArray(which) ? { id: { in: which }, resolvedAt: { not: null } } : { resolvedAt: which.at }),
    },
    orderBy: [{ messageId: "asc" }, { start: "asc" }],
    select: findingFields,
  });
}

/** Ends those of the findings that are still open, and answers which. */
export function resolveOpen(tx: Tx, ids: string[], resolvedAt: Date) {
  return tx.finding.updateManyAndReturn({
    where: { id: { in: ids }, resolvedAt: null },
    data: { resolvedAt, attempts: { increment: 1 } },
    select: { id: true, topic: true },
  });
}

/** Counts a failed try, unless it is the last one again: of many equal tries at once one counts. */
export function countTry(db: Db, id: string, lastTry: string) {
  return db.finding.updateMany({
    where: { id, resolvedAt: null, OR: [{ lastTry: null }, { lastTry: { not: lastTry } }] },
    data: { attempts: { increment: 1 }, lastTry },
  });
}

/** What putting it right has earned and, where the student did it in other words than ours, these. */
export function storeSolved(
  tx: Tx,
  id: string,
  solved: { xpAwarded: number; correction: string | undefined },
) {
  return tx.finding.update({ where: { id }, data: solved, select: { id: true } });
}

/** Deletes a finding that is still open, in a message of the user's current conversation, and answers what it was. */
export async function deleteOpen(tx: Tx, userId: number, id: string) {
  const open = { id, resolvedAt: null, message: { conversation: { currentForUserId: userId } } };
  const found = await tx.finding.findFirst({ where: open, select: { topic: true, source: true } });
  const { count } = await tx.finding.deleteMany({ where: open });
  return count === 1 ? found : null;
}
