import type { Ctx, SecureAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { beginErasure, finishErasure } from "@/lib/features/deletion/erase-now";
import { isEligibleAdmin, isSecureAdmin } from "@/lib/features/gates/administrators";
import { administration as t } from "@/lib/i18n/it";
import { actOnUser } from "./act-on-user";

/**
 * Erases a user as their own wish would, at once and for good; they are told by mail when it is done. What cannot be done
 * now is gone on with by itself. FORBIDDEN for an administrator's account.
 */
export async function deleteUser(ctx: Ctx<SecureAdmin>, id: number) {
  const requestId = await actOnUser(ctx, { action: "delete_user", userId: id }, async (tx, user) => {
    if (isEligibleAdmin(ctx.env, user) || isSecureAdmin(ctx.env, user.email)) {
      throw new AppError("FORBIDDEN", t.administratorStays);
    }
    const result = await beginErasure(ctx, tx, id);
    return { before: { isErased: false }, after: { isErased: true }, result };
  });
  const isDone = await finishErasure(ctx, requestId);
  return isDone
    ? { status: "erased" as const, message: t.erased }
    : { status: "erasing" as const, message: t.erasing };
}
