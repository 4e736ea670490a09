import type { Db } from "@/lib/db/client";

export async function updateReadingCode(db: Db, userId: number, code: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { readingTools: code } });
}
