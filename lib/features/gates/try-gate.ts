import type { Ctx } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { announceMail } from "@/lib/features/mail/queue-mail";
import { gates as t } from "@/lib/i18n/it";
import { keyedHash } from "@/lib/secret";
import { lockTries, saveTries } from "./data";
import {
  afterFailure,
  blockedUntil,
  maxFailures,
  remainingAttempts,
  triesNow,
  type Gate,
  type Tries,
} from "./rules";

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
  const tried = await inTransaction(ctx.db, (tx) => judge(ctx, tx, attempt));
  for (const mailId of tried.mailIds ?? []) await announceMail(ctx, mailId);
  if (tried.value !== undefined) return { value: tried.value, remainingAttempts: tried.remaining };
  if (tried.isEvaluated) {
    throw new AppError("BAD_CREDENTIALS", tried.remaining > 0 ? t.badCredentials : t.blocked[gate], {
      details: { remainingAttempts: tried.remaining },
    });
  }
  throw blocked(ctx, gate, tried.until);
}

export function blocked(ctx: Ctx, gate: Gate, until: Date): AppError {
  return new AppError("BLOCKED", t.blocked[gate], {
    details: { remainingAttempts: 0 },
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - ctx.now().getTime()) / 1000)),
  });
}

type Judged<T> = { value?: T; remaining: number; isEvaluated: boolean; until: Date; mailIds?: string[] };

async function judge<T>(ctx: Ctx, tx: Tx, attempt: Try<T>): Promise<Judged<T>> {
  const { gate, subject, action, check, onBlock } = attempt;
  const now = ctx.now();
  const key = keyedHash(ctx.secret, `gate:${subject}`);
  const before = triesNow(await lockTries(tx, key, now), now);
  if (remainingAttempts(gate, before) === 0) {
    return { isEvaluated: false, remaining: 0, until: blockedUntil(before) };
  }
  const value = await check(tx);
  const after: Tries = value === undefined ? afterFailure(before, now) : before;
  const remaining = remainingAttempts(gate, after);
  const entry = { actor: subject, action, details: { remainingAttempts: remaining } };
  if (value !== undefined) {
    await recordAudit(ctx, tx, { ...entry, outcome: "ok" });
    return { value, isEvaluated: true, remaining, until: now };
  }
  await saveTries(tx, key, after);
  await recordAudit(ctx, tx, { ...entry, outcome: "refused" });
  if (remaining > 0) return { isEvaluated: true, remaining, until: now };
  const until = blockedUntil(after);
  await recordAudit(ctx, tx, {
    ...entry,
    outcome: "blocked",
    details: { until: until.toISOString(), failures: maxFailures[gate] },
  });
  return { isEvaluated: true, remaining, until, mailIds: await onBlock?.(tx) };
}
