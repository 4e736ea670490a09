import type { Db, Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

export function insertPhoto(tx: Tx, photo: Prisma.HomeworkPhotoUncheckedCreateInput) {
  return tx.homeworkPhoto.create({ data: photo, select: { id: true } });
}

export function storeText(db: Db, id: string, text: string) {
  return db.homeworkPhoto.update({ where: { id }, data: { text }, select: { id: true } });
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
