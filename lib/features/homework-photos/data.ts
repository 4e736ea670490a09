import type { Db, Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

export function insertPhoto(tx: Tx, photo: Prisma.HomeworkPhotoUncheckedCreateInput) {
  return tx.homeworkPhoto.create({ data: photo, select: { id: true } });
}

/** What was read of a picture, as a text and line by line. */
export function storePage(
  db: Db,
  id: string,
  { text, lines }: { text: string; lines: Prisma.InputJsonValue },
) {
  return db.homeworkPhoto.update({ where: { id }, data: { text, lines }, select: { id: true } });
}

/** The lines of a picture as its reader saw them; null where they are not known. */
export async function findLines(db: Db, id: string): Promise<Prisma.JsonValue> {
  const photo = await db.homeworkPhoto.findUnique({ where: { id }, select: { lines: true } });
  return photo?.lines ?? null;
}

export function findImage(db: Db, userId: number, id: string) {
  return db.homeworkPhoto.findFirst({ where: { id, userId }, select: { image: true } });
}

/** Replaces what was read of a picture the coach has answered; false when the user has no such picture. */
export async function replaceText(db: Db, userId: number, id: string, text: string): Promise<boolean> {
  const { count } = await db.homeworkPhoto.updateMany({
    where: { id, userId, text: { not: null }, exchange: { status: "settled", isFree: false } },
    data: { text },
  });
  return count === 1;
}
