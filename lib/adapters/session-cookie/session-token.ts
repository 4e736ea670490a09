import { createHmac, timingSafeEqual } from "node:crypto";

/** `{"alg":"HS256"}`, as every token of ours begins: no other algorithm can be asked for. */
const header = "eyJhbGciOiJIUzI1NiJ9";
const maxLength = 1000;

type Claims = { sub: string; iat: number; exp: number };

/** A JWT signed with HS256 that holds a session id and nothing else about it. */
export function signToken(key: Uint8Array, claims: Claims): string {
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  return `${signed}.${signatureOf(key, signed).toString("base64url")}`;
}

/**
 * The session id of a token of ours that is not too old; undefined for anything else. Synchronous: asynchronous crypto
 * waits for the threads that hash passwords.
 */
export function readToken(keys: readonly Uint8Array[], token: string, now: Date): string | undefined {
  if (token.length > maxLength) return undefined;
  const [head, payload = "", signature = "", ...more] = token.split(".");
  if (head !== header || more.length > 0) return undefined;
  const given = decode(signature);
  if (!given || !keys.some((key) => isSame(given, signatureOf(key, `${head}.${payload}`)))) return undefined;
  const { sub, exp } = claimsOf(payload);
  const isLiving = typeof exp === "number" && exp > Math.floor(now.getTime() / 1000);
  return isLiving && typeof sub === "string" ? sub : undefined;
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(key: Uint8Array, signed: string): Buffer {
  return createHmac("sha256", key).update(signed).digest();
}

/** Only the one spelling: what has another for the same bytes is not ours. */
function decode(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, "base64url");
  return bytes.toString("base64url") === part ? bytes : undefined;
}

function claimsOf(payload: string): { sub?: unknown; exp?: unknown } {
  try {
    const claims: unknown = JSON.parse(decode(payload)?.toString() ?? "");
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
