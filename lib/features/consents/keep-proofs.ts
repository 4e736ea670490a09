import { v7 as uuid } from "uuid";
import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { keyedHash } from "@/lib/secret";
import { deleteOldProofs, insertProofs, listParental } from "./data";
import { proofYears } from "./rules";

/**
 * Keeps of a student who is erased that a parent had agreed, as the law wants it proved (GDPR art. 7.1): versions, what
 * for, dates, and a pseudonym. Called in the transaction that deletes the rest.
 */
export async function keepProofs(app: App, tx: Tx, userId: number): Promise<void> {
  const erasedAt = app.now();
  const proofs = (await listParental(tx, userId)).map((consent) => ({
    id: uuid(),
    pseudonym: keyedHash(app.secret, `consent-proof:${userId}:${consent.guardianKey}`),
    version: consent.version,
    textHash: consent.textHash,
    scopes: consent.scopes,
    isWithdrawal: consent.isWithdrawal,
    givenAt: consent.givenAt,
    erasedAt,
  }));
  await insertProofs(tx, proofs);
}

/** Lets go of what nobody can ask us to prove any more. */
export async function sweepProofs(app: App): Promise<void> {
  const before = new Date(app.now());
  before.setUTCFullYear(before.getUTCFullYear() - proofYears);
  await deleteOldProofs(app.db, before);
}
