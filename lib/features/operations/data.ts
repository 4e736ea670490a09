import type { Db } from "@/lib/db/client";

export function pingDatabase(db: Db) {
  return db.$queryRaw`SELECT 1`;
}
