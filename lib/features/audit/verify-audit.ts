import type { Ctx, SecureAdmin } from "@/lib/context";
import { checkStretch } from "./data";

const stretchLength = 5000;
const beforeTheFirst = { id: 0, hash: "0".repeat(64) };

/** Computes every hash of the log anew, from the first row on. */
export async function verifyAudit(ctx: Ctx<SecureAdmin>) {
  let sound = beforeTheFirst;
  let entries = 0;
  for (;;) {
    const stretch = await checkStretch(ctx.db, sound, stretchLength);
    entries += stretch.entries;
    if (stretch.brokenAt !== null) {
      return { isValid: false, entries, brokenAt: stretch.brokenAt, lastHash: null };
    }
    if (stretch.lastId === null || stretch.lastHash === null) {
      return { isValid: true, entries, brokenAt: null, lastHash: entries > 0 ? sound.hash : null };
    }
    sound = { id: stretch.lastId, hash: stretch.lastHash };
  }
}
