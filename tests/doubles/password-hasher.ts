import type { PasswordHasherPort } from "@/lib/ports/password-hasher";

/** A hasher that costs nothing, for tests of what is done around it. */
export function plainHasher(): PasswordHasherPort {
  const hash = (password: string) => `hash of ${password}`;
  return {
    hash: (password) => Promise.resolve(hash(password)),
    verify: (stored, password) => Promise.resolve(stored === hash(password)),
  };
}
