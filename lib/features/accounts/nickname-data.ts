import type { Tx } from "@/lib/db/client";

/** Sets these advisory locks apart from others. */
const nicknameLocks = 3;

/** Until the transaction ends, whoever claims the same nickname waits: no key covers both tables it can be taken in. */
export async function lockNickname(tx: Tx, nicknameKey: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${nicknameLocks}::int, hashtext(${nicknameKey}))`;
}

/** Whether a nickname is that of another user than this one, or held for another. */
export async function isNicknameTaken(tx: Tx, nicknameKey: string, userId?: number): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ isTaken: boolean }]>`
    SELECT EXISTS (SELECT 1 FROM "User" WHERE "nicknameKey" = ${nicknameKey} AND "id" IS DISTINCT FROM ${userId}::int)
      OR EXISTS (SELECT 1 FROM "HeldNickname" WHERE "nicknameKey" = ${nicknameKey} AND "userId" IS DISTINCT FROM ${userId}::int)
      AS "isTaken"`;
  return row.isTaken;
}

/** Keeps a free nickname for a user who has another. */
export function holdNickname(tx: Tx, held: { nicknameKey: string; userId: number; heldAt: Date }) {
  return tx.heldNickname.createMany({ data: held, skipDuplicates: true });
}
