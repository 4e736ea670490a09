import type { Stance } from "@/lib/features/coach/stance";
import { readBudgetMs } from "@/lib/features/homework-photos/rules";
import type { SendKind } from "@/lib/features/usage/rules";

/** What a send is: something that is charged, or the answer to a verdict. */
export type ExchangeKind = SendKind | Stance;

/** The columns of an exchange that was a lesson: answered, and not free. No tutor and no parent hears of another. */
export const lessonExchange = { status: "settled", isFree: false } as const;

export const maxMessageLength = 4000;
export const pageSize = 50;
const settlingMs = 10_000;
/** How long of that a settling that finds no connection is begun again: the last one needs its time too. */
export const persistenceMs = 5_000;
/** How long a process holds on to a turn: the tutor's time, that of a photo before it, and room for the settling. */
export const holdMs = (kind: ExchangeKind, tutorMs: number): number =>
  tutorMs + settlingMs + (kind === "homework" ? readBudgetMs : 0);
/** After this a pending exchange is nobody's any more, unless the process that answers it has said that it lives. */
export const leaseMs = 20_000;
export const renewEveryMs = 5_000;
/** With the lease, what a refund after a crash may take. */
export const sweepEveryMs = 10_000;
/** After one that failed. */
export const sweepAgainMs = 2_000;
export const sendRateLimit = { max: 20, windowMs: 60_000 };
/** Everything a student sends, repeats and what is refused included: more than a hand can, and what a program may cost. */
export const admissionRateLimit = { max: 60, windowMs: 60_000 };
/** Answers to somebody who may need help that are stored. Beyond them the same words come, and leave no trace. */
export const storedHelpRateLimit = { max: 60, windowMs: 60 * 60_000 };
/** What is read again of what a student has sent before a parent is told of a message. */
export const alertReading = { days: 30, limit: 600, atOnce: 100 };
/** The quiet word on who helps comes at most once in so many turns. */
export const gentleOnceIn = 10;
/** A longer reply is cut: no lesson needs it, and no model may fill the database. */
export const maxReplyLength = 4000;

/** Which counter a send is charged to: none for what is free, and for the answer to a verdict, which is the coach's. */
export function counterOf({ kind, isFree }: { kind: ExchangeKind; isFree: boolean }): SendKind | undefined {
  return isFree || kind === "contest" || kind === "drop" ? undefined : kind;
}
