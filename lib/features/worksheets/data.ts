import type { Db, Tx } from "@/lib/db/client";
import { choiceFields } from "@/lib/features/learners/guardian-fields";
import type { Prisma } from "@/lib/db/generated/client";

export const itemFields = {
  id: true,
  n: true,
  position: true,
  label: true,
  state: true,
  draft: true,
  verdicts: true,
  note: true,
  tries: true,
  helpLevel: true,
  help: true,
  isUnsure: true,
  photoId: true,
  place: true,
  activeMs: true,
  answeredAt: true,
  solvedAt: true,
  xpAwarded: true,
} satisfies Prisma.WorksheetItemSelect;

export const sheetFields = {
  id: true,
  title: true,
  status: true,
  parts: true,
  revision: true,
  createdAt: true,
  handedInAt: true,
  receiptCode: true,
  receiptName: true,
  receiptUntil: true,
  items: { orderBy: { position: "asc" }, select: itemFields },
} satisfies Prisma.WorksheetSelect;

export type ItemRow = Prisma.WorksheetItemGetPayload<{ select: typeof itemFields }>;
export type SheetRow = Prisma.WorksheetGetPayload<{ select: typeof sheetFields }>;

export function findSheet(db: Db | Tx, userId: number, id: string): Promise<SheetRow | null> {
  return db.worksheet.findFirst({ where: { id, userId }, select: sheetFields });
}

export function findSheetByKey(db: Db | Tx, userId: number, key: string): Promise<SheetRow | null> {
  return db.worksheet.findUnique({ where: { userId_key: { userId, key } }, select: sheetFields });
}

/** Keeps a picture from being deleted until the end of the transaction; false where it is gone. */
export async function lockPhoto(tx: Tx, photoId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "HomeworkPhoto" WHERE "id" = ${photoId}::uuid FOR KEY SHARE`;
  return rows.length === 1;
}

/** The sheet that was made of a picture. */
export function findSheetOfPhoto(db: Db, userId: number, photoId: string) {
  return db.worksheet.findFirst({ where: { userId, items: { some: { photoId } } }, select: { id: true } });
}

type Summary = {
  id: string;
  title: string;
  status: SheetRow["status"];
  createdAt: Date;
  items: number;
  solved: number;
};

/** Every sheet of a user, the newest first, counted and without its items. */
export function listSheets(db: Db, userId: number): Promise<Summary[]> {
  return db.$queryRaw<Summary[]>`
    SELECT w."id", w."title", w."status", w."createdAt", count(i."id")::int AS "items",
      count(i."id") FILTER (WHERE i."solvedAt" IS NOT NULL)::int AS "solved"
    FROM "Worksheet" w LEFT JOIN "WorksheetItem" i ON i."worksheetId" = w."id"
    WHERE w."userId" = ${userId} GROUP BY w."id" ORDER BY w."id" DESC`;
}

/** How many sheets a user has; none is added beside this transaction. */
export async function countSheetsAlone(tx: Tx, userId: number): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
  return tx.worksheet.count({ where: { userId } });
}

/** Takes the key of a sheet. Throws a unique violation when it is taken. */
export async function insertSheet(
  tx: Tx,
  sheet: Prisma.WorksheetUncheckedCreateInput,
  items: Prisma.WorksheetItemCreateManyInput[],
): Promise<void> {
  await tx.worksheet.create({ data: sheet, select: { id: true } });
  await insertItems(tx, items);
}

export const insertItems = (tx: Tx, items: Prisma.WorksheetItemCreateManyInput[]) =>
  tx.worksheetItem.createMany({ data: items });

/** Holds a sheet until the end of the transaction: whatever changes it waits. False where the user has no such sheet. */
export async function lockSheet(tx: Tx, userId: number, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Worksheet" WHERE "id" = ${id}::uuid AND "userId" = ${userId} FOR UPDATE`;
  return rows.length === 1;
}

export async function updateSheet(
  tx: Tx,
  id: string,
  data: Prisma.WorksheetUncheckedUpdateInput,
): Promise<void> {
  await tx.worksheet.update({ where: { id }, data, select: { id: true } });
}

/** Deletes a sheet, and what lessons remember of it; false where the user has no such sheet. */
export async function deleteSheet(tx: Tx, userId: number, id: string): Promise<boolean> {
  await tx.$executeRaw`
    UPDATE "Exchange" SET "lesson" = "lesson" - 'exercise'
    WHERE "userId" = ${userId} AND "lesson" #>> '{exercise,worksheetId}' = ${id}`;
  const { count } = await tx.worksheet.deleteMany({ where: { id, userId } });
  return count === 1;
}

export async function updateItem(
  tx: Tx,
  id: string,
  data: Prisma.WorksheetItemUncheckedUpdateInput,
): Promise<void> {
  await tx.worksheetItem.update({ where: { id }, data, select: { id: true } });
}

export const deleteItems = (tx: Tx, worksheetId: string, ns: readonly number[]) =>
  tx.worksheetItem.deleteMany({ where: { worksheetId, n: { in: [...ns] } } });

/** Keeps what stands in an item's boxes; false where there is no such item to work on. */
export async function storeDraft(
  db: Db,
  userId: number,
  { worksheetId, n, draft }: { worksheetId: string; n: number; draft: string[] },
): Promise<boolean> {
  const { count } = await db.worksheetItem.updateMany({
    where: { worksheetId, n, worksheet: { userId, status: { not: "handed_in" } } },
    data: { draft },
  });
  return count === 1;
}

/** Counts the time since something was last done in a sheet as time for one of its items, at most so much. */
export async function countTime(
  tx: Tx,
  { worksheetId, itemId }: { worksheetId: string; itemId: string },
  now: Date,
  maxMs: number,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "WorksheetItem" i SET "activeMs" = i."activeMs" + GREATEST(0, LEAST(${maxMs}::int,
      (EXTRACT(EPOCH FROM ${now}::timestamptz - w."lastActiveAt") * 1000)::int))
    FROM "Worksheet" w WHERE w."id" = i."worksheetId" AND i."id" = ${itemId}::uuid`;
  await tx.worksheet.update({
    where: { id: worksheetId },
    data: { lastActiveAt: now },
    select: { id: true },
  });
}

export function findAnswer(db: Db | Tx, itemId: string, key: string) {
  return db.worksheetAnswer.findUnique({
    where: { itemId_key: { itemId, key } },
    select: { verdict: true, xpAwarded: true },
  });
}

export async function insertAnswer(
  tx: Tx,
  answer: Prisma.WorksheetAnswerUncheckedCreateInput,
): Promise<void> {
  await tx.worksheetAnswer.create({ data: answer, select: { key: true } });
}

const ownerFields = {
  birthMonth: true,
  birthYear: true,
  aiNoticeAt: true,
  consentDueAt: true,
  familySeenAt: true,
  guardians: { select: choiceFields },
} satisfies Prisma.UserSelect;

/** The sheet of a receipt that has not ended, and what its student's parents have chosen. */
export function findReceipt(db: Db, code: string, now: Date) {
  return db.worksheet.findFirst({
    where: { receiptCode: code, receiptUntil: { gt: now }, status: "handed_in" },
    select: { ...sheetFields, user: { select: ownerFields } },
  });
}
