import { hash, verify } from "@node-rs/argon2";
import type { PasswordHasherPort } from "@/lib/ports/password-hasher";
import { turnstile } from "./turnstile";

// OWASP's first choice for argon2id (the library's default algorithm).
const cost = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 };
/** Leaves half of libuv's threads to everybody else, and 92 MB is all the memory that logins take. */
const atOnce = 2;

export function argon2Hasher(): PasswordHasherPort {
  const inTurn = turnstile(atOnce);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(stored, password) {
      // An unknown account costs the same work, so that time does not tell who has one.
      decoy ??= inTurn(() => hash(crypto.randomUUID(), cost));
      const against = stored ?? (await decoy);
      const isRight = await inTurn(() => verify(against, password));
      return stored !== undefined && isRight;
    },
  };
}
