import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The key of a local installation: made once in the data folder, readable by its owner only. */
function localSecret(dataDir: string): string {
  const file = path.join(dataDir, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // Another process was faster.
    }
  }
  return readFileSync(file, "utf8");
}

/** What all keys of an installation are derived from. */
export function secretOf(env: { AUTH_SECRET?: string; DATA_DIR: string }): Uint8Array {
  return new TextEncoder().encode(env.AUTH_SECRET ?? localSecret(env.DATA_DIR));
}

/** A key for one purpose, so that what one of them reveals is worth nothing for another. */
export function deriveKey(secret: Uint8Array, purpose: string): Uint8Array {
  return createHmac("sha256", secret).update(purpose).digest();
}

/**
 * What a provider may know a student by, to tell us of one who misuses it: the same with each request, nobody's id, and
 * of 64 characters, the most that are taken.
 */
export function studentKeyOf(secret: Uint8Array, userId: number): string {
  return keyedHash(secret, `student-at-provider:${userId}`);
}

/** A keyed hash (hex) of something personal, for where only sameness matters. */
export function keyedHash(secret: Uint8Array, value: string): string {
  return createHmac("sha256", secret).update(value).digest("hex");
}
