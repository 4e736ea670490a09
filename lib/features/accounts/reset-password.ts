import type { z } from "zod";
import type { Ctx, Visitor } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { endSessionsOf } from "@/lib/features/sessions/end-session";
import { resetRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { accounts as t } from "@/lib/i18n/it";
import { noteSecurity } from "@/lib/security-events";
import type { resetPasswordBody } from "./contract";
import { findEmail, findTokenOwner, setPassword, takeToken } from "./data";
import { loginSubject } from "./login";
import { passwordProblems } from "./password-policy";
import { tokenHashOf } from "@/lib/token-hash";
import { whileHashing } from "./while-hashing";

/** Sets a new password by a mailed token, once; ends every session and clears the login throttle. */
export function resetPassword(ctx: Ctx<Visitor>, input: z.output<typeof resetPasswordBody>) {
  return whileHashing(ctx, () => changePassword(ctx, input));
}

async function changePassword(ctx: Ctx<Visitor>, input: z.output<typeof resetPasswordBody>) {
  const token = { tokenHash: tokenHashOf(input.token), purpose: "reset_password" as const };
  const owner = await findTokenOwner(ctx.db, token);
  if (!owner || owner.expiresAt <= ctx.now()) throw new AppError("BAD_TOKEN", t.badResetToken);
  const [problem] = await passwordProblems(input.newPassword, { owner: owner.user, isChange: true });
  if (problem) throw new AppError("WEAK_PASSWORD", t.weakPassword, { fields: { newPassword: problem } });

  const hash = await ctx.ports.passwordHasher.hash(input.newPassword);
  const { userId, mailId } = await inTransaction(ctx.db, async (tx) => {
    const taken = await takeToken(tx, token);
    const user = taken && (await findEmail(tx, taken.userId));
    if (!taken || !user) throw new AppError("BAD_TOKEN", t.badResetToken);
    await setPassword(tx, taken.userId, hash, ctx.now());
    await endSessionsOf(tx, taken.userId);
    const props = { forgotPasswordUrl: `${ctx.env.APP_URL}/forgot-password` };
    const content = { template: "password-changed", props } as const;
    return {
      userId: taken.userId,
      mailId: await queueMail(ctx, tx, { userId: taken.userId, to: user.email, content }),
    };
  });
  noteSecurity(ctx, "password_reset", userId);
  await resetRateLimit(ctx, loginSubject(owner.user.email));
  await enqueueMail(ctx, mailId);
  return { message: t.passwordUpdated };
}
