-- CreateEnum
CREATE TYPE "ParentLinkPurpose" AS ENUM ('invite', 'open', 'revoke');

-- AlterEnum
ALTER TYPE "AuditAction" ADD VALUE 'parent_consented';
ALTER TYPE "AuditAction" ADD VALUE 'parent_withdrew';
ALTER TYPE "AuditAction" ADD VALUE 'parent_changed_settings';
ALTER TYPE "AuditAction" ADD VALUE 'parent_asked_deletion';
ALTER TYPE "AuditAction" ADD VALUE 'parent_changed_pro';

-- AlterEnum
ALTER TYPE "ConsentSubject" ADD VALUE 'parental';
ALTER TYPE "ConsentSubject" ADD VALUE 'ai_notice';

-- AlterEnum
ALTER TYPE "DeletionReason" ADD VALUE 'parent';
ALTER TYPE "DeletionReason" ADD VALUE 'no_consent';

-- DropIndex
DROP INDEX "User_parentEmailConfirmedAt_idx";

-- AlterTable
ALTER TABLE "Consent" ADD COLUMN     "givenBy" TEXT,
ADD COLUMN     "guardianKey" TEXT,
ADD COLUMN     "isWithdrawal" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "scopes" TEXT[];

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "payerEmail" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "aiNoticeAt" TIMESTAMPTZ(3),
ADD COLUMN     "birthMonth" INTEGER,
ADD COLUMN     "birthYear" INTEGER,
ADD COLUMN     "consentDueAt" TIMESTAMPTZ(3),
ADD COLUMN     "consentRemindedAt" TIMESTAMPTZ(3),
ADD COLUMN     "familySeenAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Guardian" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "confirmedAt" TIMESTAMPTZ(3) NOT NULL,
    "consentedAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),
    "coach" BOOLEAN NOT NULL DEFAULT true,
    "photos" BOOLEAN NOT NULL DEFAULT true,
    "voice" BOOLEAN NOT NULL DEFAULT true,
    "readAloud" BOOLEAN NOT NULL DEFAULT true,
    "reports" BOOLEAN NOT NULL DEFAULT true,
    "alerts" BOOLEAN NOT NULL DEFAULT false,
    "mailsStoppedAt" TIMESTAMPTZ(3),
    "hours" JSONB,
    "minutesPerDay" INTEGER,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "checkDueAt" TIMESTAMPTZ(3),

    CONSTRAINT "Guardian_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ParentLink" (
    "tokenHash" TEXT NOT NULL,
    "purpose" "ParentLinkPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "userId" INTEGER,
    "subject" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ParentLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "ParentSession" (
    "tokenHash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ParentSession_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "ActiveMinute" (
    "userId" INTEGER NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ActiveMinute_pkey" PRIMARY KEY ("userId","minute")
);

-- CreateTable
CREATE TABLE "ParentAlert" (
    "userId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "isTold" BOOLEAN NOT NULL,

    CONSTRAINT "ParentAlert_pkey" PRIMARY KEY ("userId","email","day","isTold")
);

-- CreateTable
CREATE TABLE "ConsentProof" (
    "id" UUID NOT NULL,
    "pseudonym" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "textHash" TEXT,
    "scopes" TEXT[],
    "isWithdrawal" BOOLEAN NOT NULL,
    "givenAt" TIMESTAMPTZ(3) NOT NULL,
    "erasedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ConsentProof_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Guardian_email_idx" ON "Guardian"("email");

-- CreateIndex
CREATE INDEX "Guardian_checkDueAt_idx" ON "Guardian"("checkDueAt");

-- CreateIndex
CREATE UNIQUE INDEX "Guardian_userId_email_key" ON "Guardian"("userId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "ParentLink_subject_key" ON "ParentLink"("subject");

-- CreateIndex
CREATE INDEX "ParentLink_userId_idx" ON "ParentLink"("userId");

-- CreateIndex
CREATE INDEX "ParentLink_expiresAt_idx" ON "ParentLink"("expiresAt");

-- CreateIndex
CREATE INDEX "ParentSession_email_idx" ON "ParentSession"("email");

-- CreateIndex
CREATE INDEX "ParentSession_lastUsedAt_idx" ON "ParentSession"("lastUsedAt");

-- CreateIndex
CREATE INDEX "ActiveMinute_minute_idx" ON "ActiveMinute"("minute");

-- CreateIndex
CREATE INDEX "ParentAlert_day_idx" ON "ParentAlert"("day");

-- CreateIndex
CREATE INDEX "ConsentProof_erasedAt_idx" ON "ConsentProof"("erasedAt");

-- CreateIndex
CREATE INDEX "User_consentDueAt_idx" ON "User"("consentDueAt");

-- AddForeignKey
ALTER TABLE "Guardian" ADD CONSTRAINT "Guardian_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParentLink" ADD CONSTRAINT "ParentLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActiveMinute" ADD CONSTRAINT "ActiveMinute_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParentAlert" ADD CONSTRAINT "ParentAlert_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand. Who has asked for the reports goes on getting them, and has agreed to nothing else.
INSERT INTO "Guardian" ("id", "userId", "email", "confirmedAt", "changedAt")
  SELECT gen_random_uuid(), "id", "parentEmail", "parentEmailConfirmedAt", "parentEmailConfirmedAt"
  FROM "User" WHERE "parentEmail" <> "email" AND "parentEmailConfirmedAt" IS NOT NULL;

ALTER TABLE "User" DROP COLUMN "parentEmailConfirmedAt";

-- Written by hand.
ALTER TABLE "User" ADD CONSTRAINT "User_birth_check" CHECK (
  ("birthMonth" IS NULL) = ("birthYear" IS NULL) AND "birthMonth" BETWEEN 1 AND 12 AND "birthYear" >= 1900);
ALTER TABLE "Guardian" ADD CONSTRAINT "Guardian_minutesPerDay_check" CHECK ("minutesPerDay" BETWEEN 15 AND 120);
