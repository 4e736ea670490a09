import type { z } from "zod";
import type { Ctx, EligibleAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { gates as t } from "@/lib/i18n/it";
import { isSame } from "@/lib/secret";
import { masterKeyOf, systemSubject } from "./administrators";
import { mailCode, redeemCode } from "./codes";
import type { openSystemGateCall, systemGateBody } from "./contract";
import { gateCookie, openGate } from "./gate-sessions";
import { tryGate } from "./try-gate";

type Opened = { reply: z.input<(typeof openSystemGateCall)["reply"]>; setCookie?: string };

/** The two steps of the system panel's gate: the master key, then the code it has mailed to the same login. */
export async function openSystemGate(
  ctx: Ctx<EligibleAdmin>,
  input: z.output<typeof systemGateBody>,
): Promise<Opened> {
  return input.step === 1
    ? checkMasterKey(ctx, input.masterKey ?? "")
    : checkCode(ctx, input.twoFactorCode ?? "");
}

async function checkMasterKey(ctx: Ctx<EligibleAdmin>, given: string): Promise<Opened> {
  const { userId, sessionId, email } = ctx.actor;
  const expected = masterKeyOf(ctx.env, ctx.secret);
  if (!expected) throw new AppError("UNAVAILABLE", t.notConfigured);
  const subject = systemSubject(userId);
  const recipient = { gate: "system", subject, to: ctx.env.SYSTEM_ADMIN_EMAIL ?? email, userId } as const;
  const { value, remainingAttempts } = await tryGate(ctx, {
    gate: "system",
    subject,
    action: "gate_first_step",
    check: async (tx) =>
      isSame(ctx.secret, given, expected) ? mailCode(ctx, tx, recipient, sessionId) : undefined,
  });
  if (value.isOver)
    throw new AppError("TOO_MANY_REQUESTS", t.tooManyCodes, { details: { remainingAttempts } });
  for (const mailId of value.mailIds) await enqueueMail(ctx, mailId);
  return { reply: { success: true, message: t.codeSent.system, remainingAttempts } };
}

async function checkCode(ctx: Ctx<EligibleAdmin>, code: string): Promise<Opened> {
  const { userId, sessionId } = ctx.actor;
  const subject = systemSubject(userId);
  const { value, remainingAttempts } = await tryGate(ctx, {
    gate: "system",
    subject,
    action: "gate_code",
    check: async (tx) =>
      (await redeemCode(ctx, tx, { subject, attempt: sessionId, code }))
        ? openGate(ctx, tx, { subject, loginSessionId: sessionId })
        : undefined,
  });
  const expiresAt = value.expiresAt.toISOString();
  return {
    reply: { success: true, message: t.opened, remainingAttempts, expiresAt },
    setCookie: gateCookie(ctx, "system", value.token),
  };
}
