import type { Db, Tx } from "@/lib/db/client";
import type { AccountTokenPurpose, AvatarId } from "@/lib/db/generated/client";
import { userFields } from "./user-fields";

type NewUser = {
  email: string;
  nickname: string;
  nicknameKey: string;
  displayName: string;
  displayNameKey: string;
  passwordHash: string;
  now: Date;
};

export function insertUser(db: Tx, { passwordHash, now, ...names }: NewUser) {
  return db.user.create({
    data: {
      ...names,
      heartsUpdatedAt: now,
      policiesAcceptedAt: now,
      createdAt: now,
      password: { create: { hash: passwordHash, updatedAt: now } },
    },
    select: { id: true },
  });
}

export function findUserByEmail(db: Db, email: string) {
  return db.user.findUnique({
    where: { email },
    select: { ...userFields, emailVerifiedAt: true, password: { select: { hash: true } } },
  });
}

/** Notes a login; without an address that can be trusted, the last one stays none. */
export function setLastLogin(db: Db, userId: number, { at, ip }: { at: Date; ip?: string }) {
  return db.user.updateMany({ where: { id: userId }, data: { lastLoginAt: at, lastLoginIp: ip ?? null } });
}

export function findUser(db: Db | Tx, id: number) {
  return db.user.findUnique({ where: { id }, select: userFields });
}

export function findNicknameOwner(db: Db, nicknameKey: string) {
  return db.user.findUnique({ where: { nicknameKey }, select: { id: true } });
}

export type ProfileChange = {
  nickname?: string;
  nicknameKey?: string;
  displayName?: string;
  displayNameKey?: string;
  avatarId?: AvatarId;
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

export function setPassword(db: Tx, userId: number, hash: string, now: Date) {
  return db.password.upsert({
    where: { userId },
    create: { userId, hash, updatedAt: now },
    update: { hash, updatedAt: now },
    select: { userId: true },
  });
}
