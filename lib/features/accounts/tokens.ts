import { randomBytes } from "node:crypto";
import type { Ctx } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { tokenHashOf } from "@/lib/token-hash";
import { queueMail } from "@/lib/features/mail/queue-mail";
import { replaceToken } from "./data";
import { resetPasswordTtlMs, verifyEmailTtlMs } from "./rules";

type Recipient = { userId: number; email: string };

/** Makes a verification link, which ends the one before, and queues its mail. Answers the mail's id. */
export async function mailVerificationLink(ctx: Ctx, tx: Tx, { userId, email }: Recipient) {
  const token = await newToken(ctx, tx, { userId, purpose: "verify_email", ttlMs: verifyEmailTtlMs });
  const verifyUrl = `${ctx.env.APP_URL}/email-verified?token=${token}`;
  return queueMail(ctx, tx, {
    userId,
    to: email,
    content: { template: "verify-email", props: { verifyUrl } },
  });
}

/** Makes a reset link, which ends the one before, and queues its mail. Answers the mail's id. */
export async function mailResetLink(ctx: Ctx, tx: Tx, { userId, email }: Recipient) {
  const token = await newToken(ctx, tx, { userId, purpose: "reset_password", ttlMs: resetPasswordTtlMs });
  const resetUrl = `${ctx.env.APP_URL}/reset-password?token=${token}`;
  return queueMail(ctx, tx, {
    userId,
    to: email,
    content: { template: "reset-password", props: { resetUrl } },
  });
}

type TokenRequest = { userId: number; purpose: "verify_email" | "reset_password"; ttlMs: number };

async function newToken(ctx: Ctx, tx: Tx, { userId, purpose, ttlMs }: TokenRequest): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + ttlMs);
  await replaceToken(tx, { userId, purpose, tokenHash: tokenHashOf(token), createdAt, expiresAt });
  return token;
}
