import type { Db } from "@/lib/db/client";
import { userFields } from "./user-fields";

export function findUser(db: Db, id: number) {
  return db.user.findUnique({ where: { id }, select: userFields });
}
