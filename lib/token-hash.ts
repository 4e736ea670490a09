import { createHash } from "node:crypto";

/** What is stored of a token that was handed out: its SHA-256 (hex). The token itself is in the mail, link or cookie only. */
export function tokenHashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
