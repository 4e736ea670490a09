import { randomBytes, randomInt } from "node:crypto";
import type { App, Ctx } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { queueMail } from "@/lib/features/mail/queue-mail";
import { consumeRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { keyedHash } from "@/lib/secret";
import { insertUnlockingCode, replaceCode, takeCode, takeUnlockingCode } from "./data";
import { blockMs, codeLength, codeRateLimit, codeTtlMs, type Gate } from "./rules";

/** For whom a code is, and where it is mailed. `userId`: of which user's mails it is one. */
export type Recipient = { gate: Gate; subject: string; to: string; userId: number | null };

/** Bound to its gate and its administrator, so that it is worth nothing for another. */
const codeHashOf = ({ secret }: App, subject: string, code: string) =>
  keyedHash(secret, `gate-code:${subject}:${code}`);
const attemptHashOf = ({ secret }: App, attempt: string) => keyedHash(secret, `gate-attempt:${attempt}`);

/**
 * Mails a code for one try of the gate, which ends the one before. `isOver` once enough were mailed in the hour: then
 * there is none.
 */
export async function mailCode(ctx: Ctx, tx: Tx, { gate, subject, to, userId }: Recipient, attempt: string) {
  const { isOver } = await consumeRateLimit(ctx, {
    subject: `gate-code:${subject}`,
    rate: codeRateLimit,
    tx,
  });
  if (isOver) return { isOver, mailIds: [] };
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  await replaceCode(tx, {
    subject,
    attemptHash: attemptHashOf(ctx, attempt),
    codeHash: codeHashOf(ctx, subject, code),
    expiresAt: new Date(ctx.now().getTime() + codeTtlMs),
  });
  const content = { template: "gate-code", props: { gate, code } } as const;
  return { isOver, mailIds: [await queueMail(ctx, tx, { userId, to, content })] };
}

/** Uses a code up, if it is the one mailed for this try. */
export function redeemCode(
  ctx: Ctx,
  tx: Tx,
  { subject, attempt, code }: Record<"subject" | "attempt" | "code", string>,
): Promise<boolean> {
  const attemptHash = attemptHashOf(ctx, attempt);
  return takeCode(tx, { subject, attemptHash, codeHash: codeHashOf(ctx, subject, code) }, ctx.now());
}

/**
 * Whoever knows an address could keep its owner out by failing in their name. So a block mails the owner a code too long
 * to be guessed, which opens the gate once in spite of it; one at a time. Answers the ids of mails.
 */
export async function mailUnlockingCode(
  ctx: Ctx,
  tx: Tx,
  { gate, subject, to, userId }: Recipient,
): Promise<string[]> {
  const code = randomBytes(24).toString("base64url");
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + blockMs);
  const codeHash = codeHashOf(ctx, subject, code);
  if (!(await insertUnlockingCode(tx, { subject, codeHash, expiresAt }, now))) return [];
  const content = { template: "gate-blocked", props: { gate, code } } as const;
  return [await queueMail(ctx, tx, { userId, to, content })];
}

/** Uses an unlocking code up, if this is one. What runs in its transaction opens the gate. */
export function redeemUnlockingCode<T>(
  ctx: Ctx,
  { subject, code }: Record<"subject" | "code", string>,
  open: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(ctx.db, async (tx) => {
    const isRight = await takeUnlockingCode(
      tx,
      { subject, codeHash: codeHashOf(ctx, subject, code) },
      ctx.now(),
    );
    return isRight ? open(tx) : undefined;
  });
}
