import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Ctx, Visitor } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { normaliseEmail } from "@/lib/email-address";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { consumeRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { gates as t } from "@/lib/i18n/it";
import { noteSecurity } from "@/lib/security-events";
import { isSecureAdmin, secureSubject, strangerSubject } from "./administrators";
import { mailCode, mailUnlockingCode, redeemCode, redeemUnlockingCode } from "./codes";
import type { secureGateBody, secureGateCall } from "./contract";
import { closeGate, gateCookie, openGate, readBearer, readGateCookie } from "./gate-sessions";
import { strangersRateLimit } from "./rules";
import { blocked, tryGate } from "./try-gate";

type Input = z.output<typeof secureGateBody>;
/** `setCookie`: the value of the header that lets a page find its gate open after a reload, or takes that away. */
type Answer = { reply: z.input<(typeof secureGateCall)["reply"]>; setCookie?: string };

/** The steps of the secure panel's gate: an authorised address, the code mailed to it, and the way out. */
export async function openSecureGate(ctx: Ctx<Visitor>, input: Input, headers: Headers): Promise<Answer> {
  if (input.step === 3) return leave(ctx, input, headers);
  const email = normaliseEmail(input.email ?? "");
  if (!isSecureAdmin(ctx.env, email)) return refuseStranger(ctx, email, input.step);
  return input.step === 1 ? mailTo(ctx, email) : checkCode(ctx, email, input);
}

const recipientOf = (email: string) =>
  ({ gate: "secure", subject: secureSubject(email), to: email, userId: null }) as const;

async function mailTo(ctx: Ctx<Visitor>, email: string): Promise<Answer> {
  const recipient = recipientOf(email);
  const pending = randomBytes(32).toString("base64url");
  const { value, remainingAttempts } = await tryGate(ctx, {
    gate: "secure",
    subject: recipient.subject,
    action: "gate_first_step",
    check: async (tx) => {
      const mailed = await mailCode(ctx, tx, recipient, pending);
      return mailed.isOver ? { ...mailed, mailIds: await mailUnlockingCode(ctx, tx, recipient) } : mailed;
    },
  });
  for (const mailId of value.mailIds) await enqueueMail(ctx, mailId);
  // For whoever asks it is a block: only the code that unlocks opens now.
  if (value.isOver) {
    noteSecurity(ctx, "gate_blocked");
    throw new AppError("BLOCKED", t.tooManyCodes, { details: { remainingAttempts } });
  }
  return { reply: { success: true, message: t.codeSent.secure, sessionToken: pending, remainingAttempts } };
}

async function checkCode(
  ctx: Ctx<Visitor>,
  email: string,
  { otpCode: code = "", sessionToken }: Input,
): Promise<Answer> {
  const recipient = recipientOf(email);
  const { subject } = recipient;
  const open = (tx: Tx) => openGate(ctx, tx, { subject, loginSessionId: null });
  const unlocked = await redeemUnlockingCode(ctx, { subject, code }, async (tx) => {
    const gate = await open(tx);
    const details = { byUnlockingCode: true };
    await recordAudit(ctx, tx, { actor: subject, action: "gate_code", outcome: "ok", details });
    return gate;
  });
  if (unlocked) {
    noteSecurity(ctx, "gate_passed");
    return opened(ctx, unlocked);
  }
  const { value, remainingAttempts } = await tryGate(ctx, {
    gate: "secure",
    subject,
    action: "gate_code",
    check: async (tx) =>
      (await redeemCode(ctx, tx, { subject, attempt: sessionToken ?? "", code })) ? open(tx) : undefined,
    onBlock: (tx) => mailUnlockingCode(ctx, tx, recipient),
  });
  return opened(ctx, { ...value, remainingAttempts });
}

type Opened = { token: string; expiresAt: Date; remainingAttempts?: number };

const opened = (ctx: Ctx, { token, expiresAt, remainingAttempts }: Opened): Answer => ({
  reply: {
    success: true,
    message: t.opened,
    sessionToken: token,
    expiresAt: expiresAt.toISOString(),
    remainingAttempts,
  },
  setCookie: gateCookie(ctx, "secure", token),
});

/** Refuses an address that is none of ours like a wrong code, until there are too many to note each. */
async function refuseStranger(ctx: Ctx<Visitor>, email: string, step: 1 | 2): Promise<never> {
  const strangers = await consumeRateLimit(ctx, { subject: "gate:strangers", rate: strangersRateLimit });
  if (strangers.isOver) {
    throw blocked(ctx, "secure", new Date(ctx.now().getTime() + strangers.retryAfterSeconds * 1000));
  }
  return tryGate<never>(ctx, {
    gate: "secure",
    subject: strangerSubject(ctx, email),
    action: step === 1 ? "gate_first_step" : "gate_code",
    check: () => Promise.resolve(undefined),
  }).then(({ value }) => value);
}

/** Ends what the bearer shows and what the cookie does: whoever leaves a browser leaves nothing in it. */
async function leave(ctx: Ctx<Visitor>, { sessionToken }: Input, headers: Headers): Promise<Answer> {
  const shown = readBearer(headers.get("authorization")) ?? sessionToken ?? undefined;
  const kept = readGateCookie(ctx, "secure", headers.get("cookie"));
  for (const token of new Set([shown, kept])) await closeGate(ctx, token);
  return {
    reply: { success: true, message: t.closed, sessionToken: null },
    setCookie: gateCookie(ctx, "secure"),
  };
}
