import type { Db, Tx } from "@/lib/db/client";
import type { Asker } from "./rules";

const fields = {
  id: true,
  userId: true,
  status: true,
  reason: true,
  requestedAt: true,
  eraseAfter: true,
} as const;

type NewRequest = { id: string; userId: number; requestedAt: Date; eraseAfter: Date; reason: Asker };

/** Records a wish. Answers whether it is the first of its kind: a parent's takes the place of the student's own. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const { count } = await tx.deletionRequest.createMany({ data: request, skipDuplicates: true });
  if (count === 1 || request.reason === "wish") return count === 1;
  const replaced = await tx.deletionRequest.updateMany({
    where: { userId: request.userId, status: "requested", reason: "wish" },
    data: request,
  });
  return replaced.count === 1;
}

export function findRequest(db: Db | Tx, userId: number) {
  return db.deletionRequest.findUnique({ where: { userId }, select: fields });
}

export async function findRequestStatus(db: Db, id: string) {
  return (await db.deletionRequest.findUnique({ where: { id }, select: { status: true } }))?.status;
}

/** Takes a wish of one of these back, unless it is being carried out. Answers whose it was. */
export async function deleteRequest(tx: Tx, userId: number, askers: Asker[]): Promise<Asker | undefined> {
  for (const reason of askers) {
    const { count } = await tx.deletionRequest.deleteMany({ where: { userId, status: "requested", reason } });
    if (count === 1) return reason;
  }
  return undefined;
}

/** Wishes to carry out: those whose time has come, and those that were begun. */
export function listDueRequests(db: Db, now: Date, take: number) {
  return db.deletionRequest.findMany({
    where: {
      userId: { not: null },
      OR: [{ status: "requested", eraseAfter: { lte: now } }, { status: "erasing" }],
    },
    orderBy: { eraseAfter: "asc" },
    take,
    select: { id: true },
  });
}

/** Begins to carry a wish out, or goes on with it. Answers whose it is; undefined once it is taken back or done. */
export async function beginErasing(tx: Tx, id: string, now: Date): Promise<number | undefined> {
  const [row] = await tx.deletionRequest.updateManyAndReturn({
    where: { id, OR: [{ status: "requested", eraseAfter: { lte: now } }, { status: "erasing" }] },
    data: { status: "erasing" },
    select: { userId: true },
  });
  return row?.userId ?? undefined;
}

export function findUserToErase(db: Db, userId: number) {
  return db.user.findUnique({ where: { id: userId }, select: { firebaseUserId: true, mirrorDueAt: true } });
}

type Decision = { id: string; userId: number; now: Date };

/** Records that an administrator has decided it, in place of the user's own wish if there is one. Answers its id. */
export async function decideErasure(tx: Tx, { id, userId, now }: Decision): Promise<string> {
  const decided = { status: "erasing", reason: "administrator" } as const;
  const row = await tx.deletionRequest.upsert({
    where: { userId },
    create: { id, userId, requestedAt: now, eraseAfter: now, ...decided },
    update: decided,
    select: { id: true },
  });
  return row.id;
}

type Page = { before?: string; take: number };

/** A page of all of them, newest first. */
export function listRequests(db: Db, { before, take }: Page) {
  return db.deletionRequest.findMany({
    where: before === undefined ? {} : { id: { lt: before } },
    orderBy: { id: "desc" },
    take,
    select: { ...fields, erasedAt: true, user: { select: { nickname: true } } },
  });
}

export function countRequests(db: Db): Promise<number> {
  return db.deletionRequest.count();
}

/** Deletes some of what was said, so that the last step is short however much there was. Answers how much. */
export async function deleteSomeExchanges(db: Db, userId: number, take: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "Exchange" WHERE "id" IN (SELECT "id" FROM "Exchange" WHERE "userId" = ${userId} LIMIT ${take})`;
}

/** Whether a provider of payments may know the user still. */
export async function isCustomer(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.subscription.count({ where: { userId, customerId: { not: null } } })) > 0;
}

/** Holds a user until the transaction ends. */
export function holdUser(tx: Tx, userId: number) {
  return tx.$executeRaw`SELECT FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
}

/** Deletes a user with all that is theirs, and answers where to confirm it. */
export async function deleteUser(tx: Tx, userId: number): Promise<string | undefined> {
  const [user] = await tx.$queryRaw<{ email: string }[]>`
    DELETE FROM "User" WHERE "id" = ${userId} RETURNING "email"`;
  return user?.email;
}

export function markErased(tx: Tx, id: string, now: Date) {
  return tx.deletionRequest.update({
    where: { id },
    data: { status: "erased", erasedAt: now, userId: null },
    select: { reason: true },
  });
}
