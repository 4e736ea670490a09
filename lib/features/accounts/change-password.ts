import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { endOtherSessionsOf } from "@/lib/features/sessions/end-session";
import { consumeRateLimit, resetRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { accounts as t, errors } from "@/lib/i18n/it";
import { noteSecurity } from "@/lib/security-events";
import type { changePasswordBody } from "./contract";
import { countFailedLogin } from "./count-failed-login";
import { deleteToken, findPasswordHash, replacePassword } from "./data";
import { passwordProblems } from "./password-policy";
import { loginRateLimit } from "./rules";
import { whileHashing } from "./while-hashing";

type Passwords = z.output<typeof changePasswordBody>;

/**
 * Sets a new password by the present one. Ends every other session, and the reset link that may be on its way. Wrong ones
 * count like those of a login, but neither lock the other: who has a session and who knows an address are two people.
 */
export function changePassword(ctx: Ctx<Learner>, input: Passwords) {
  return whileHashing(ctx, async () => {
    const { userId, sessionId, user } = ctx.actor;
    await refuseWeak(ctx, input);
    const from = await checkPresent(ctx, input.currentPassword);
    const to = await ctx.ports.passwordHasher.hash(input.newPassword);
    const mailId = await inTransaction(ctx.db, async (tx) => {
      const isReplaced = await replacePassword(tx, { userId, sessionId, from, to, now: ctx.now() });
      // Another has changed it meanwhile, which ended this session.
      if (!isReplaced) throw new AppError("NO_SESSION", errors.noSession);
      await endOtherSessionsOf(tx, userId, sessionId);
      await deleteToken(tx, userId, "reset_password");
      const props = { forgotPasswordUrl: `${ctx.env.APP_URL}/forgot-password`, keepsSession: true };
      return queueMail(ctx, tx, { userId, to: user.email, content: { template: "password-changed", props } });
    });
    noteSecurity(ctx, "password_changed");
    await enqueueMail(ctx, mailId);
    return { message: t.passwordChanged };
  });
}

async function refuseWeak({ actor }: Ctx<Learner>, { currentPassword, newPassword }: Passwords) {
  const [problem] = await passwordProblems(newPassword, { owner: actor.user, isChange: true });
  const reason = problem ?? (newPassword === currentPassword ? t.samePassword : undefined);
  if (reason) throw new AppError("WEAK_PASSWORD", t.weakPassword, { fields: { newPassword: reason } });
}

/** The hash of the present password, once what was given is known to be it. */
async function checkPresent(ctx: Ctx<Learner>, given: string): Promise<string> {
  const { userId } = ctx.actor;
  const subject = `change-password:${userId}`;
  const { isOver, retryAfterSeconds } = await consumeRateLimit(ctx, { subject, rate: loginRateLimit });
  if (isOver) {
    noteSecurity(ctx, "locked");
    throw new AppError("TOO_MANY_REQUESTS", t.tooManyLogins, { retryAfterSeconds });
  }
  const failure = await countFailedLogin(ctx); // Counted here too, but it keeps nobody out who is in.
  const stored = await findPasswordHash(ctx.db, userId);
  const isRight = await ctx.ports.passwordHasher.verify(stored?.hash, given);
  if (!stored || !isRight) {
    noteSecurity(ctx, "password_change_failed");
    throw new AppError("BAD_INPUT", t.wrongPassword, { fields: { currentPassword: t.wrongPassword } });
  }
  await failure.takeBack();
  await resetRateLimit(ctx, subject);
  return stored.hash;
}
