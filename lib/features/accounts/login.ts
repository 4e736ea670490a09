import type { z } from "zod";
import { networkOf } from "@/lib/addresses";
import type { Ctx, Visitor } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { syncIfDue } from "@/lib/features/billing/sync-subscription";
import { findUserNow } from "@/lib/features/learners/get-user";
import { readingCookieOf } from "@/lib/features/reading-tools/reading-cookies";
import { startSession } from "@/lib/features/sessions/start-session";
import { resetRateLimit, assertRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { accounts as t } from "@/lib/i18n/it";
import { noteSecurity } from "@/lib/security-events";
import type { loginBody } from "./contract";
import { countFailedLogin } from "./count-failed-login";
import { findUserByEmail, setLastLogin } from "./data";
import { addressLoginRateLimit, loginRateLimit } from "./rules";
import { normaliseEmail } from "@/lib/email-address";
import { presentUser } from "./present-user";
import { whileHashing } from "./while-hashing";

/** The throttle subject of one account's logins. */
export const loginSubject = (email: string) => `login:${email}`;

type Credentials = z.output<typeof loginBody>;

/**
 * Checks a password and starts a session. Every try counts before it is checked, so that no burst checks more
 * than the throttles allow; a right one clears the count. Known and unknown e-mails answer alike.
 */
export function login(ctx: Ctx<Visitor>, input: Credentials, userAgent: string | null) {
  return whileHashing(ctx, async () => {
    const found = await checkPassword(ctx, { ...input, email: normaliseEmail(input.email) });
    if (!found.emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED", t.emailNotVerified);
    await syncIfDue(ctx, found.id);
    const setCookie = await startSession(ctx, found.id, userAgent);
    await setLastLogin(ctx.db, found.id, { at: ctx.now(), ip: ctx.ip });
    noteSecurity(ctx, "login", found.id);
    const user = (await findUserNow(ctx.db, found.id)) ?? found;
    return {
      user: presentUser(user, ctx.now()),
      setCookies: [setCookie, ...readingCookieOf(ctx, found.readingTools)],
    };
  });
}

async function checkPassword(ctx: Ctx<Visitor>, { email, password }: Credentials) {
  const failure = await countFailedLogin(ctx);
  try {
    if (failure.isOver) throw tooManyLogins(failure.retryAfterSeconds);
    await assertRateLimit(ctx, { subject: loginSubject(email), rate: loginRateLimit }, t.tooManyLogins);
    if (ctx.ip) {
      const subject = `login-address:${networkOf(ctx.ip)}`;
      await assertRateLimit(ctx, { subject, rate: addressLoginRateLimit }, t.tooManyLogins);
    }
  } catch (error) {
    await failure.takeBack(); // Nothing was looked at.
    if (error instanceof AppError) noteSecurity(ctx, "locked");
    throw error;
  }
  const found = await findUserByEmail(ctx.db, email);
  const isRight = await ctx.ports.passwordHasher.verify(found?.password?.hash, password);
  if (!found || !isRight) {
    noteSecurity(ctx, "login_failed", found?.id);
    throw new AppError("BAD_CREDENTIALS", t.badCredentials);
  }
  await failure.takeBack();
  await resetRateLimit(ctx, loginSubject(email));
  return found;
}

const tooManyLogins = (retryAfterSeconds: number) =>
  new AppError("TOO_MANY_REQUESTS", t.tooManyLogins, { retryAfterSeconds });
