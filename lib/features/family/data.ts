import type { Db, Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { mailboxOf, type Birth } from "./rules";

export type Student = {
  id: number;
  displayName: string;
  parentEmail: string | null;
  birthMonth: number | null;
  birthYear: number | null;
  consentDueAt: Date | null;
};

/** A student, held until the transaction ends: what is decided by what is read here stays true. */
export async function lockStudent(tx: Tx, userId: number): Promise<Student | undefined> {
  const [student] = await tx.$queryRaw<Student[]>`
    SELECT "id", "displayName", "parentEmail", "birthMonth", "birthYear", "consentDueAt"
    FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
  return student;
}

/** A student with how to reach them, and what they are called here. */
export function findStudent(db: Db | Tx, userId: number) {
  return db.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      nickname: true,
      displayName: true,
      parentEmail: true,
      birthMonth: true,
      birthYear: true,
      consentDueAt: true,
    },
  });
}

/**
 * Whether somebody logs in with this mailbox, whatever stands behind a plus sign. Anybody can register an address that is not
 * theirs, so only confirmed ones count.
 */
export async function isLogin(db: Db | Tx, email: string): Promise<boolean> {
  const [local, domain] = mailboxOf(email).split("@");
  const [row] = await db.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM "User" WHERE "emailVerifiedAt" IS NOT NULL
        AND split_part("email", '@', 2) = ${domain} AND split_part(split_part("email", '@', 1), '+', 1) = ${local}
    ) AS "found"`;
  return row?.found ?? false;
}

export function setParentEmail(tx: Tx, userId: number, parentEmail: string) {
  return tx.user.update({ where: { id: userId }, data: { parentEmail }, select: { id: true } });
}

/** Notes when somebody was born, once. Answers whether it was not known before. */
export async function setBirth(
  tx: Tx,
  userId: number,
  birth: Birth & { consentDueAt: Date | null },
): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id: userId, birthYear: null }, data: birth });
  return count === 1;
}

export function setNoticeRead(tx: Tx, userId: number, now: Date) {
  return tx.user.updateMany({ where: { id: userId, aiNoticeAt: null }, data: { aiNoticeAt: now } });
}

/** Never goes back: what was seen stays seen. */
export function setFamilySeen(tx: Tx, userId: number, familySeenAt: Date) {
  return tx.user.updateMany({
    where: { id: userId, OR: [{ familySeenAt: null }, { familySeenAt: { lt: familySeenAt } }] },
    data: { familySeenAt },
  });
}

/** Lets an account wait for a parent until then, or no longer. */
export function setConsentDue(tx: Tx, userId: number, consentDueAt: Date | null) {
  return tx.user.update({
    where: { id: userId },
    data: { consentDueAt, consentRemindedAt: null },
    select: { id: true },
  });
}

const guardianFields = {
  id: true,
  email: true,
  name: true,
  consentedAt: true,
  withdrawnAt: true,
  coach: true,
  photos: true,
  voice: true,
  readAloud: true,
  reports: true,
  alerts: true,
  mailsStoppedAt: true,
  hours: true,
  minutesPerDay: true,
  changedAt: true,
} satisfies Prisma.GuardianSelect;
export type GuardianRow = Prisma.GuardianGetPayload<{ select: typeof guardianFields }>;

export function listGuardians(db: Db | Tx, userId: number): Promise<GuardianRow[]> {
  return db.guardian.findMany({
    where: { userId },
    orderBy: { confirmedAt: "asc" },
    select: guardianFields,
  });
}

export function findGuardian(db: Db | Tx, userId: number, email: string) {
  return db.guardian.findUnique({ where: { userId_email: { userId, email } }, select: guardianFields });
}

type NewGuardian = { id: string; userId: number; email: string; confirmedAt: Date };
export type GuardianChange = Omit<Prisma.GuardianUncheckedUpdateInput, "id" | "userId" | "email">;

/** Makes an address a parent's, or changes what it has chosen before. */
export function saveGuardian(
  tx: Tx,
  { id, userId, email, confirmedAt }: NewGuardian,
  change: GuardianChange,
) {
  const created = { id, userId, email, confirmedAt, ...change } as Prisma.GuardianUncheckedCreateInput;
  return tx.guardian.upsert({
    where: { userId_email: { userId, email } },
    create: created,
    update: change,
    select: guardianFields,
  });
}

export function updateGuardian(tx: Tx, id: string, change: GuardianChange) {
  return tx.guardian.update({ where: { id }, data: change, select: guardianFields });
}

type Settings = Omit<GuardianChange, "hours"> & { hours: object[] | null };

/** The same of what a parent chooses on their page. Without hours the column is empty, which Prisma has a word for. */
export function saveSettings(tx: Tx, id: string, { hours, ...settings }: Settings) {
  return updateGuardian(tx, id, { ...settings, hours: hours ?? Prisma.DbNull });
}

/** Lets go of the parents of a student but the one of this address. */
export function deleteOtherGuardians(tx: Tx, userId: number, email: string) {
  return tx.$queryRaw<{ email: string; mailsStoppedAt: Date | null }[]>`
    DELETE FROM "Guardian" WHERE "userId" = ${userId} AND "email" <> ${email} RETURNING "email", "mailsStoppedAt"`;
}

/** Whether an account is being erased: nothing can be agreed to any more. */
export async function isBeingErased(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.deletionRequest.count({ where: { userId, status: { not: "requested" } } })) > 0;
}

/** The students of a parent. */
export function listChildrenOf(db: Db, email: string) {
  return db.guardian.findMany({
    where: { email },
    orderBy: [{ confirmedAt: "asc" }, { id: "asc" }],
    select: {
      ...guardianFields,
      userId: true,
      user: {
        select: {
          nickname: true,
          displayName: true,
          birthMonth: true,
          birthYear: true,
          isPro: true,
          deletionRequest: { select: { status: true, reason: true, eraseAfter: true } },
          _count: { select: { guardians: true } },
        },
      },
    },
  });
}
export type ChildRow = Awaited<ReturnType<typeof listChildrenOf>>[number];

export async function isGuardian(db: Db, email: string): Promise<boolean> {
  return (await db.guardian.count({ where: { email } })) > 0;
}

type Stop = { userId: number; addressKey: string };

export function insertStop(tx: Tx, stop: Stop & { stoppedAt: Date }) {
  return tx.parentStop.createMany({ data: stop, skipDuplicates: true });
}

/** One address has a key under each secret of the installation. */
type Stops = { userId: number; addressKeys: string[] };

export function deleteStops(tx: Tx, { userId, addressKeys }: Stops) {
  return tx.parentStop.deleteMany({ where: { userId, addressKey: { in: addressKeys } } });
}

export async function isStopped(db: Db | Tx, { userId, addressKeys }: Stops): Promise<boolean> {
  return (await db.parentStop.count({ where: { userId, addressKey: { in: addressKeys } } })) > 0;
}
