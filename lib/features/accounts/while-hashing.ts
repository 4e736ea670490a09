import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { accounts as t } from "@/lib/i18n/it";
import type { PasswordHasherPort } from "@/lib/ports/password-hasher";

/**
 * Calls under way at once in a process that hash a password: a class that logs in together, and each is answered within
 * the 5 s that a call may take.
 */
export const maxHashing = 40;
const retryAfterSeconds = 5;

/** Per hasher, as that is what they wait for. */
const underWay = new WeakMap<PasswordHasherPort, number>();

/** Runs a use case that hashes a password. Throws UNAVAILABLE before anything is done once too many are under way. */
export async function whileHashing<T>(
  { ports: { passwordHasher } }: Pick<Ctx, "ports">,
  work: () => Promise<T>,
): Promise<T> {
  const before = underWay.get(passwordHasher) ?? 0;
  if (before >= maxHashing) throw new AppError("UNAVAILABLE", t.tooManyAtOnce, { retryAfterSeconds });
  underWay.set(passwordHasher, before + 1);
  try {
    return await work();
  } finally {
    underWay.set(passwordHasher, (underWay.get(passwordHasher) ?? 1) - 1);
  }
}
