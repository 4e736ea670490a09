import { CompactEncrypt, compactDecrypt } from "jose";
import { deriveKey } from "@/lib/secret";
import type { MailContent } from "./templates";

export type MailPayload = {
  to: string;
  content: MailContent;
  /** Where mail programs post the reader's wish to get no more of these. */
  unsubscribeUrl?: string;
};

const keyOf = (secret: Uint8Array) => deriveKey(secret, "mail-payload");

/** A waiting mail holds a living token and an address: neither may be read in the database. */
export function encryptPayload(secret: Uint8Array, payload: MailPayload): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyOf(secret));
}

export async function decryptPayload(secret: Uint8Array, encrypted: string): Promise<MailPayload> {
  const { plaintext } = await compactDecrypt(encrypted, keyOf(secret));
  return JSON.parse(new TextDecoder().decode(plaintext)) as MailPayload;
}
