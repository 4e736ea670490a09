import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { accounts as t } from "@/lib/i18n/it";
import type { PasswordHasherPort } from "@/lib/ports/password-hasher";

/** Leaves half of libuv's threads to everybody else, and 92 MB is all the memory that logins take. */
export const hashingAtOnce = 2;
/** Those who wait behind them: a class that logs in together. */
export const maxWaiting = 38;
/** Whoever would not be answered within the 5 s that a call may take is told to come back. */
const maxWaitMs = 3500;
const retryAfterSeconds = 5;

type Queue = { free: number; waiting: (() => void)[] };

/** Per hasher, as that is what they wait for. */
const queues = new WeakMap<PasswordHasherPort, Queue>();

/**
 * Runs a use case that hashes a password once it is its turn. All of it waits, not the hash alone: so a flood does not fill
 * the database's queue either. Throws UNAVAILABLE, before anything is done, where too many wait.
 */
export async function whileHashing<T>(
  { ports: { passwordHasher } }: Pick<Ctx, "ports">,
  work: () => Promise<T>,
): Promise<T> {
  const queue = queues.get(passwordHasher) ?? { free: hashingAtOnce, waiting: [] };
  queues.set(passwordHasher, queue);
  if (queue.free > 0) queue.free -= 1;
  else await waitForTurn(queue);
  try {
    return await work();
  } finally {
    const next = queue.waiting.shift();
    if (next) next();
    else queue.free += 1;
  }
}

/** In the order they came. */
function waitForTurn({ waiting }: Queue): Promise<void> {
  const refusal = () => new AppError("UNAVAILABLE", t.tooManyAtOnce, { retryAfterSeconds });
  if (waiting.length >= maxWaiting) throw refusal();
  return new Promise((resolve, reject) => {
    const called = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(called), 1);
      reject(refusal());
    }, maxWaitMs);
    waiting.push(called);
  });
}
