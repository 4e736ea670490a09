import type { Administrator, Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { recordAlone } from "@/lib/features/audit/record-audit";
import { administration as t } from "@/lib/i18n/it";
import { findUserDetails } from "./data";
import { presentDetails } from "./present-user";

/** What the administrators may know of one user. That somebody looked is noted. NOT_FOUND for who is not there. */
export async function getUserDetails(ctx: Ctx<Administrator>, id: number) {
  const user = await findUserDetails(ctx.db, id, ctx.now());
  if (!user) throw new AppError("NOT_FOUND", t.userNotFound);
  await recordAlone(ctx, { action: "read_user", targetUserId: id });
  return presentDetails(user, ctx.now());
}
