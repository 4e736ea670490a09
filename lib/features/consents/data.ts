import type { Tx } from "@/lib/db/client";
import type { ConsentSubject } from "@/lib/db/generated/client";

type NewConsent = { id: string; subject: ConsentSubject; version: string; textHash: string };

/** Adds what a user has agreed to. None of it is a statement too: how long it takes tells nothing. */
export function insertConsents(
  tx: Tx,
  consents: NewConsent[],
  { userId, givenAt }: { userId: number; givenAt: Date },
) {
  return tx.$executeRaw`
    INSERT INTO "Consent" ("id", "userId", "subject", "version", "textHash", "givenAt")
    SELECT c."id", ${userId}, c."subject"::"ConsentSubject", c."version", c."textHash", ${givenAt}::timestamptz
    FROM json_to_recordset(${JSON.stringify(consents)}::json)
      AS c("id" uuid, "subject" text, "version" text, "textHash" text)`;
}
