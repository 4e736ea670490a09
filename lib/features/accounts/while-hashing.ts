import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { accounts as t } from "@/lib/i18n/it";
import { Places } from "@/lib/places";
import type { PasswordHasherPort } from "@/lib/ports/password-hasher";

/** Leaves half of libuv's threads to everybody else, and 92 MB is all the memory that logins take. */
export const hashingAtOnce = 2;
/** Those who wait behind them: a class that logs in together. */
export const maxWaiting = 38;
/** Whoever would not be answered within the 5 s that a call may take is told to come back. */
const maxWaitMs = 3500;
const retryAfterSeconds = 5;

/** Per hasher, as that is what they wait for. */
const placesOf = new WeakMap<PasswordHasherPort, Places>();

/**
 * Runs a use case that hashes a password once it is its turn. All of it waits, not the hash alone: so a flood does not fill
 * the database's queue either. Throws UNAVAILABLE, before anything is done, where too many wait.
 */
export async function whileHashing<T>(
  { ports: { passwordHasher } }: Pick<Ctx, "ports">,
  work: () => Promise<T>,
): Promise<T> {
  const places = placesOf.get(passwordHasher) ?? new Places({ places: hashingAtOnce, maxWaiting, maxWaitMs });
  placesOf.set(passwordHasher, places);
  const giveBack = await places.take();
  if (!giveBack) throw new AppError("UNAVAILABLE", t.tooManyAtOnce, { retryAfterSeconds });
  try {
    return await work();
  } finally {
    giveBack();
  }
}
