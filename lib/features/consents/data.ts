import type { Db, Tx } from "@/lib/db/client";
import type { ConsentSubject, Prisma } from "@/lib/db/generated/client";

type NewConsent = {
  id: string;
  subject: ConsentSubject;
  version: string;
  textHash: string;
  scopes: string[];
  isWithdrawal: boolean;
  givenBy: string | null;
  guardianKey: string | null;
};

/** Adds what a user has agreed to. None of it is a statement too: how long it takes tells nothing. */
export function insertConsents(
  tx: Tx,
  consents: NewConsent[],
  { userId, givenAt }: { userId: number; givenAt: Date },
) {
  return tx.$executeRaw`
    INSERT INTO "Consent" (
      "id", "userId", "subject", "version", "textHash", "scopes", "isWithdrawal", "givenBy", "guardianKey", "givenAt")
    SELECT c."id", ${userId}, c."subject"::"ConsentSubject", c."version", c."textHash", c."scopes", c."isWithdrawal",
      c."givenBy", c."guardianKey", ${givenAt}::timestamptz
    FROM json_to_recordset(${JSON.stringify(consents)}::json) AS c(
      "id" uuid, "subject" text, "version" text, "textHash" text, "scopes" text[], "isWithdrawal" boolean,
      "givenBy" text, "guardianKey" text)`;
}

/** The text that this parent has last agreed to. */
export function findLastText(tx: Tx, by: { userId: number; guardianKey: string }) {
  return tx.consent.findFirst({
    where: { ...by, isWithdrawal: false },
    orderBy: [{ givenAt: "desc" }, { id: "desc" }],
    select: { version: true, textHash: true },
  });
}

/** What parents have agreed to about a student, and taken back. */
export function listParental(tx: Tx, userId: number) {
  return tx.consent.findMany({ where: { userId, subject: "parental" }, orderBy: { givenAt: "asc" } });
}

export function insertProofs(tx: Tx, proofs: Prisma.ConsentProofCreateManyInput[]) {
  return tx.consentProof.createMany({ data: proofs });
}

export function deleteOldProofs(db: Db, before: Date) {
  return db.consentProof.deleteMany({ where: { erasedAt: { lt: before } } });
}
