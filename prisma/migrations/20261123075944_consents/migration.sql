-- CreateEnum
CREATE TYPE "ConsentSubject" AS ENUM ('privacy', 'cookies', 'checkout', 'parent_reports');

-- CreateTable
CREATE TABLE "Consent" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "subject" "ConsentSubject" NOT NULL,
    "version" TEXT NOT NULL,
    "textHash" TEXT,
    "givenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Consent_userId_givenAt_idx" ON "Consent"("userId", "givenAt");

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand. What was agreed to before: the texts of that time, whose hash was not kept.
INSERT INTO "Consent" ("id", "userId", "subject", "version", "givenAt")
  SELECT gen_random_uuid(), "id", subject, '2025-07-03', "policiesAcceptedAt"
  FROM "User", unnest(ARRAY['privacy', 'cookies']::"ConsentSubject"[]) AS subject
  WHERE "policiesAcceptedAt" IS NOT NULL
  UNION ALL
  SELECT gen_random_uuid(), "userId", 'checkout', '2025-07-03', "acceptedAt"
  FROM "CardSetup" WHERE "acceptedAt" IS NOT NULL;

-- Written by hand. Rows are only added, and go with their user.
CREATE FUNCTION consent_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Consents are only added to';
END
$$;
CREATE TRIGGER consent_keep BEFORE UPDATE ON "Consent" FOR EACH STATEMENT EXECUTE FUNCTION consent_refuse();

-- AlterTable
ALTER TABLE "CardSetup" DROP COLUMN "acceptedAt";

-- AlterTable
ALTER TABLE "User" DROP COLUMN "policiesAcceptedAt";
