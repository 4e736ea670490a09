import type { Ctx } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { gates as t } from "@/lib/i18n/it";
import { keyedHash } from "@/lib/secret";
import { noteSecurity } from "@/lib/security-events";
import { lockTries, saveTries } from "./data";
import { afterFailure, blockedUntil, remainingAttempts, triesNow, type Gate, type Tries } from "./rules";

type Try<T> = {
  gate: Gate;
  /** Whose tries they are: failures of both steps count together. */
  subject: string;
  action: "gate_first_step" | "gate_code";
  /** Undefined when what was given is wrong. */
  check: (tx: Tx) => Promise<T | undefined>;
  /** What the transaction that blocks does too. Answers the ids of mails. */
  onBlock?: (tx: Tx) => Promise<string[]>;
};

/**
 * Lets somebody try a gate: what was given is looked at only while failures are left, one try of a subject after another,
 * so that no burst has more. The try, its count and its row of the log are one transaction. Success forgets no failure.
 * Throws BAD_CREDENTIALS when it is wrong, BLOCKED when it is not looked at.
 */
export async function tryGate<T>(
  ctx: Ctx,
  attempt: Try<T>,
): Promise<{ value: T; remainingAttempts: number }> {
  const { gate } = attempt;
  const verdict = await inTransaction(ctx.db, (tx) => judge(ctx, tx, attempt));
  switch (verdict.kind) {
    case "right":
      // The first step opens nothing.
      if (attempt.action === "gate_code") noteSecurity(ctx, "gate_passed");
      return { value: verdict.value, remainingAttempts: verdict.remaining };
    case "wrong": {
      noteSecurity(ctx, "gate_failed");
      if (verdict.remaining === 0) noteSecurity(ctx, "gate_blocked");
      for (const mailId of verdict.mailIds) await enqueueMail(ctx, mailId);
      const sentence = verdict.remaining > 0 ? t.badCredentials : t.blocked[gate];
      const details = { remainingAttempts: verdict.remaining, blockedUntil: verdict.until?.toISOString() };
      throw new AppError("BAD_CREDENTIALS", sentence, { details });
    }
    case "blocked":
      throw blocked(ctx, gate, verdict.until);
  }
}

/** The refusal of what is not looked at, which is noted. */
export function blocked(ctx: Ctx, gate: Gate, until: Date): AppError {
  noteSecurity(ctx, "gate_blocked");
  return new AppError("BLOCKED", t.blocked[gate], {
    details: { remainingAttempts: 0, blockedUntil: until.toISOString() },
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - ctx.now().getTime()) / 1000)),
  });
}

type Verdict<T> =
  | { kind: "right"; value: T; remaining: number }
  /** `until`: when the block ends that it has brought. */
  | { kind: "wrong"; remaining: number; until?: Date; mailIds: string[] }
  | { kind: "blocked"; until: Date };

async function judge<T>(ctx: Ctx, tx: Tx, attempt: Try<T>): Promise<Verdict<T>> {
  const { gate, subject, action, check } = attempt;
  const now = ctx.now();
  const key = keyedHash(ctx.secret, `gate:${subject}`);
  const before = triesNow(await lockTries(tx, key, now), now);
  const left = remainingAttempts(gate, before);
  if (left === 0) return { kind: "blocked", until: blockedUntil(before) };
  const value = await check(tx);
  if (value === undefined) return countFailure(ctx, tx, attempt, { key, tries: afterFailure(before, now) });
  const details = { remainingAttempts: left };
  await recordAudit(ctx, tx, { actor: subject, action, outcome: "ok", details });
  return { kind: "right", value, remaining: left };
}

type Failed = { key: string; tries: Tries };

async function countFailure<T>(
  ctx: Ctx,
  tx: Tx,
  { gate, subject, action, onBlock }: Try<T>,
  { key, tries }: Failed,
): Promise<Verdict<T>> {
  await saveTries(tx, key, tries);
  const remaining = remainingAttempts(gate, tries);
  const mailIds = remaining === 0 && onBlock ? await onBlock(tx) : [];
  const entry = { actor: subject, action };
  await recordAudit(ctx, tx, { ...entry, outcome: "refused", details: { remainingAttempts: remaining } });
  const until = remaining === 0 ? blockedUntil(tries) : undefined;
  if (until) {
    const details = { failures: tries.failures, until: until.toISOString() };
    await recordAudit(ctx, tx, { ...entry, outcome: "blocked", details });
  }
  return { kind: "wrong", remaining, until, mailIds };
}
