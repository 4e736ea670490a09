import { hash, verify } from "@node-rs/argon2";
import type { PasswordHasherPort } from "@/lib/ports/password-hasher";

// OWASP's first choice for argon2id (the library's default algorithm).
const cost = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 };

export function argon2Hasher(): PasswordHasherPort {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      // An unknown account costs the same work, so that time does not tell who has one.
      decoy ??= hash(crypto.randomUUID(), cost);
      const isRight = await verify(stored ?? (await decoy), password);
      return stored !== undefined && isRight;
    },
  };
}
