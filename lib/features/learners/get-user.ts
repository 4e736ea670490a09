import type { App } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { findUser } from "./data";
import type { UserRow } from "./user-fields";

/** The caller, or who they act for, as the database has them now. Throws NO_SESSION when they have been erased meanwhile. */
export async function getUser(ctx: Pick<App, "db"> & { actor: { userId: number } }): Promise<UserRow> {
  const user = await findUser(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError("NO_SESSION", errors.noSession);
  return user;
}

/** Any user as the database has them now; null once they have been erased. */
export const findUserNow = (db: App["db"], id: number): Promise<UserRow | null> => findUser(db, id);
