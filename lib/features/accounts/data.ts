import type { Db, Tx } from "@/lib/db/client";
import type { AccountTokenPurpose, AvatarId, SchoolClass } from "@/lib/db/generated/client";
import { userFields } from "@/lib/features/learners/user-fields";

type Names = Record<"email" | "nickname" | "nicknameKey" | "displayName" | "displayNameKey", string>;
type NewUser = Names & { birthMonth?: number; birthYear?: number; consentDueAt?: Date | null };

/** Stores a user, unless there is one with this e-mail: no failure, whose detail would put it in the database's log. */
export async function insertUser(tx: Tx, newcomer: NewUser, now: Date): Promise<{ id: number } | undefined> {
  const [created] = await tx.user.createManyAndReturn({
    data: { ...newcomer, heartsUpdatedAt: now, createdAt: now },
    skipDuplicates: true,
    select: { id: true },
  });
  return created;
}

export function findUserId(tx: Tx, email: string) {
  return tx.user.findUnique({ where: { email }, select: { id: true } });
}

export function findUserByEmail(db: Db, email: string) {
  return db.user.findUnique({
    where: { email },
    select: {
      ...userFields,
      emailVerifiedAt: true,
      readingTools: true,
      password: { select: { hash: true } },
    },
  });
}

/** Notes a login; without an address that can be trusted, the last one stays none. */
export function setLastLogin(db: Db, userId: number, { at, ip }: { at: Date; ip?: string }) {
  return db.user.updateMany({ where: { id: userId }, data: { lastLoginAt: at, lastLoginIp: ip ?? null } });
}

export type ProfileChange = {
  nickname?: string;
  nicknameKey?: string;
  displayName?: string;
  displayNameKey?: string;
  avatarId?: AvatarId;
  schoolClass?: SchoolClass | null;
  hasAnsweredSchoolClass?: true;
};

export function updateProfile(tx: Tx, userId: number, change: ProfileChange) {
  return tx.user.update({ where: { id: userId }, data: change, select: userFields });
}

type NewToken = {
  userId: number;
  purpose: AccountTokenPurpose;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Stores a token in place of the user's earlier one of that purpose. */
export function replaceToken(db: Tx, { userId, purpose, ...token }: NewToken) {
  return db.accountToken.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...token },
    update: token,
    select: { userId: true },
  });
}

type TokenUse = { tokenHash: string; purpose: AccountTokenPurpose };

/** Takes a token out of the table, living or expired: whoever gets the row is the only one. */
export async function takeToken(db: Tx, { tokenHash, purpose }: TokenUse) {
  const [row] = await db.$queryRaw<{ userId: number; expiresAt: Date }[]>`
    DELETE FROM "AccountToken" WHERE "tokenHash" = ${tokenHash} AND "purpose" = ${purpose}::"AccountTokenPurpose"
    RETURNING "userId", "expiresAt"`;
  return row;
}

export function deleteToken(tx: Tx, userId: number, purpose: AccountTokenPurpose) {
  return tx.accountToken.deleteMany({ where: { userId, purpose } });
}

export function deleteOverTokens(db: Db, before: Date) {
  return db.accountToken.deleteMany({ where: { expiresAt: { lte: before } } });
}

export function markEmailVerified(db: Tx, userId: number, now: Date) {
  return db.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
}

export function findEmail(db: Tx, userId: number) {
  return db.user.findUnique({ where: { id: userId }, select: { email: true } });
}

/** For checks of a new password: what it may not be. */
export function findTokenOwner(db: Db, { tokenHash, purpose }: TokenUse) {
  return db.accountToken.findFirst({
    where: { tokenHash, purpose },
    select: { expiresAt: true, user: { select: { email: true, nickname: true } } },
  });
}

type Replacement = { userId: number; sessionId: string; from: string; to: string; now: Date };

/** Puts one hash in the place of another, unless it or the session that asks is gone meanwhile. */
export async function replacePassword(tx: Tx, { userId, sessionId, from, to, now }: Replacement) {
  const replaced = await tx.password.updateMany({
    where: { userId, hash: from, user: { sessions: { some: { id: sessionId } } } },
    data: { hash: to, updatedAt: now },
  });
  return replaced.count === 1;
}

export function findPasswordHash(db: Db, userId: number) {
  return db.password.findUnique({ where: { userId }, select: { hash: true } });
}

export function setPassword(db: Tx, userId: number, hash: string, now: Date) {
  return db.password.upsert({
    where: { userId },
    create: { userId, hash, updatedAt: now },
    update: { hash, updatedAt: now },
    select: { userId: true },
  });
}
