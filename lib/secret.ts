import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
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

/**
 * What all keys of an installation are derived from. Everything is made with the first; what was made with the others,
 * before the first took their place, is still understood.
 */
export type Secret = readonly [current: Uint8Array, ...earlier: Uint8Array[]];
/** Keys in the same order. */
export type Keys = Secret;

/** The secret of the configuration: values with a comma between, the current one first. */
export function secretOf(env: { AUTH_SECRET?: string; DATA_DIR: string }): Secret {
  const [current = "", ...earlier] = (env.AUTH_SECRET ?? localSecret(env.DATA_DIR)).split(",");
  const bytesOf = (value: string): Uint8Array => new TextEncoder().encode(value.trim());
  return [bytesOf(current), ...earlier.map(bytesOf)];
}

/** Keys for one purpose, so that what one of them reveals is worth nothing for another. */
export function deriveKeys([current, ...earlier]: Secret, purpose: string): Keys {
  const derive = (secret: Uint8Array): Uint8Array => createHmac("sha256", secret).update(purpose).digest();
  return [derive(current), ...earlier.map(derive)];
}

/**
 * What a provider may know a student by, to tell us of one who misuses it: the same with each request, nobody's id, and
 * of 64 characters, the most that are taken.
 */
export function studentKeyOf(secret: Secret, userId: number): string {
  return keyedHash(secret, `student-at-provider:${userId}`);
}

/** A keyed hash (hex) of something personal, for where only sameness matters. */
export function keyedHash([current]: Secret, value: string): string {
  return createHmac("sha256", current).update(value).digest("hex");
}

/** The same as it may have been made: under the current secret, and under the earlier ones. */
export function keyedHashes(secret: Secret, value: string): string[] {
  return secret.map((one) => keyedHash([one], value));
}

/** Whether two texts are the same, in a time that does not tell how far they are. */
export function isSame(secret: Secret, given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(keyedHash(secret, given)), Buffer.from(keyedHash(secret, expected)));
}
