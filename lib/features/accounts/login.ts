import type { z } from "zod";
import type { Ctx, Visitor } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { syncIfDue } from "@/lib/features/billing/sync-subscription";
import { startSession } from "@/lib/features/sessions/start-session";
import { forgetUses, refuseOver } from "@/lib/features/throttles/count-use";
import { accounts as t } from "@/lib/i18n/it";
import type { loginBody } from "./contract";
import { findUser, findUserByEmail, setLastLogin } from "./data";
import { addressLoginThrottle, loginThrottle, normaliseEmail } from "./rules";
import { presentUser } from "./user-fields";

/** The throttle subject of one account's logins. */
export const loginSubject = (email: string) => `login:${email}`;

/**
 * Checks a password and starts a session. Every try counts before it is checked, so that no burst checks more
 * than the throttle allows; a right one clears the count. Known and unknown e-mails answer alike.
 */
export async function login(ctx: Ctx<Visitor>, input: z.output<typeof loginBody>) {
  const email = normaliseEmail(input.email);
  await refuseOver(ctx, { subject: loginSubject(email), rate: loginThrottle }, t.tooManyLogins);
  if (ctx.ip) {
    await refuseOver(
      ctx,
      { subject: `login-address:${ctx.ip}`, rate: addressLoginThrottle },
      t.tooManyLogins,
    );
  }

  const found = await findUserByEmail(ctx.db, email);
  const isRight = await ctx.ports.passwordHasher.verify(found?.password?.hash, input.password);
  if (!found || !isRight) throw new AppError("BAD_CREDENTIALS", t.badCredentials);
  await forgetUses(ctx, loginSubject(email));
  if (!found.emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED", t.emailNotVerified);

  await syncIfDue(ctx, found.id);
  const setCookie = await startSession(ctx, found.id);
  await setLastLogin(ctx.db, found.id, { at: ctx.now(), ip: ctx.ip });
  const user = (await findUser(ctx.db, found.id)) ?? found;
  return { user: presentUser(user, ctx.now()), setCookie };
}
