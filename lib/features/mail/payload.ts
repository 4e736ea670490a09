import { CompactEncrypt, compactDecrypt } from "jose";
import { deriveKeys, type Secret } from "@/lib/secret";
import type { MailContent } from "./templates";

export type MailPayload = {
  to: string;
  content: MailContent;
  /** Where mail programs post the reader's wish to get no more of these. */
  unsubscribeUrl?: string;
};

const keysOf = (secret: Secret) => deriveKeys(secret, "mail-payload");

/** A waiting mail holds a living token and an address: neither may be read in the database. */
export function encryptPayload(secret: Secret, payload: MailPayload): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keysOf(secret)[0]);
}

/** Reads it by whichever key it was made with. Throws where that one is no longer among them. */
export async function decryptPayload(secret: Secret, encrypted: string): Promise<MailPayload> {
  const { plaintext } = await Promise.any(keysOf(secret).map((key) => compactDecrypt(encrypted, key)));
  return JSON.parse(new TextDecoder().decode(plaintext)) as MailPayload;
}
