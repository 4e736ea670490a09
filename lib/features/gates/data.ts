import type { Db, Tx } from "@/lib/db/client";
import type { Tries } from "./rules";

/** How somebody stands with a gate, held until the transaction ends: tries of the same one come one after another. */
export async function lockTries(tx: Tx, key: string, now: Date): Promise<Tries> {
  await tx.gateTries.createMany({ data: { key, forgottenAt: now, dayEndsAt: now }, skipDuplicates: true });
  const [row] = await tx.$queryRaw<[Tries]>`
    SELECT "failures", "forgottenAt", "failuresOfDay", "dayEndsAt" FROM "GateTries" WHERE "key" = ${key} FOR UPDATE`;
  return row;
}

export function saveTries(tx: Tx, key: string, tries: Tries) {
  return tx.gateTries.update({ where: { key }, data: tries, select: { key: true } });
}

type NewCode = { subject: string; attemptHash: string; codeHash: string; expiresAt: Date };

/** Stores a code in place of the one before. */
export function replaceCode(tx: Tx, { subject, ...code }: NewCode) {
  const key = { subject, kind: "code" } as const;
  return tx.gateCode.upsert({
    where: { subject_kind: key },
    create: { ...key, ...code },
    update: code,
    select: { subject: true },
  });
}

/** Takes a code out of the table if it is the right one, for this try, in time: whoever takes it is the only one. */
export async function takeCode(tx: Tx, code: Omit<NewCode, "expiresAt">, now: Date): Promise<boolean> {
  const { count } = await tx.gateCode.deleteMany({
    where: { ...code, kind: "code", expiresAt: { gt: now } },
  });
  return count === 1;
}

type UnlockingCode = { subject: string; codeHash: string };

/** Stores an unlocking code unless there is a living one. Answers whether it did. */
export async function insertUnlockingCode(
  tx: Tx,
  { subject, codeHash, expiresAt }: UnlockingCode & { expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const stored = await tx.$executeRaw`
    INSERT INTO "GateCode" AS c ("subject", "kind", "codeHash", "expiresAt")
    VALUES (${subject}, 'unlock', ${codeHash}, ${expiresAt})
    ON CONFLICT ("subject", "kind") DO UPDATE SET "codeHash" = ${codeHash}, "expiresAt" = ${expiresAt}
    WHERE c."expiresAt" <= ${now}`;
  return stored === 1;
}

/** Takes an unlocking code if it is the right one, in time. */
export async function takeUnlockingCode(tx: Tx, code: UnlockingCode, now: Date): Promise<boolean> {
  const { count } = await tx.gateCode.deleteMany({
    where: { ...code, kind: "unlock", expiresAt: { gt: now } },
  });
  return count === 1;
}

type NewSession = {
  subject: string;
  tokenHash: string;
  loginSessionId: string | null;
  createdAt: Date;
  expiresAt: Date;
};

/** Stores an open gate in place of the one this administrator had open. */
export function replaceSession(tx: Tx, { subject, ...session }: NewSession) {
  return tx.gateSession.upsert({
    where: { subject },
    create: { subject, ...session },
    update: session,
    select: { subject: true },
  });
}

type OpenGate = {
  subject: string;
  expiresAt: Date;
  loginSessionId: string | null;
  /** Whose login it is a part of; null for one that is a part of none. */
  userId: number | null;
  email: string | null;
};

/** The open gate of this token, unless its time is over or that of the login it is a part of. */
export async function findGateSession(db: Db, tokenHash: string, now: Date): Promise<OpenGate | undefined> {
  const [row] = await db.$queryRaw<OpenGate[]>`
    SELECT gate."subject", gate."expiresAt", gate."loginSessionId", login."userId", "User"."email"
    FROM "GateSession" AS gate
    LEFT JOIN "Session" AS login ON login."id" = gate."loginSessionId"
    LEFT JOIN "User" ON "User"."id" = login."userId"
    WHERE gate."tokenHash" = ${tokenHash} AND gate."expiresAt" > ${now}
      AND (login."expiresAt" > ${now} OR gate."loginSessionId" IS NULL)`;
  return row;
}

/** Closes a gate. Answers who had it open, if it was. */
export async function deleteGateSession(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx.$queryRaw<{ subject: string }[]>`
    DELETE FROM "GateSession" WHERE "tokenHash" = ${tokenHash} RETURNING "subject"`;
  return row?.subject;
}

/** Forgets what is over. */
export async function deleteOver(db: Db, now: Date): Promise<void> {
  await db.gateTries.deleteMany({ where: { forgottenAt: { lte: now }, dayEndsAt: { lte: now } } });
  await db.gateCode.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.gateSession.deleteMany({ where: { expiresAt: { lte: now } } });
}
