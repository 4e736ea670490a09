import type { Ctx, Visitor } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { accounts as t } from "@/lib/i18n/it";
import { findEmail, markEmailVerified, takeToken } from "./data";
import { mailVerificationLink } from "./tokens";
import { tokenHashOf } from "@/lib/token-hash";

/** Confirms an e-mail by its token, once. An expired token is replaced by a new mail, once, and says so. */
export async function verifyEmail(ctx: Ctx<Visitor>, input: { token: string }) {
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const taken = await takeToken(tx, { tokenHash: tokenHashOf(input.token), purpose: "verify_email" });
    if (!taken) return { verified: false as const };
    if (taken.expiresAt > ctx.now()) {
      await markEmailVerified(tx, taken.userId, ctx.now());
      return { verified: true as const };
    }
    const user = await findEmail(tx, taken.userId);
    return {
      verified: false as const,
      mailId: user && (await mailVerificationLink(ctx, tx, { userId: taken.userId, ...user })),
    };
  });

  if (outcome.verified) return { message: t.emailVerified };
  if (!outcome.mailId) throw new AppError("BAD_TOKEN", t.badVerifyToken);
  await enqueueMail(ctx, outcome.mailId);
  throw new AppError("BAD_TOKEN", t.expiredVerifyToken);
}
