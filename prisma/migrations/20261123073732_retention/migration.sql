-- CreateEnum
CREATE TYPE "DeletionReason" AS ENUM ('wish', 'administrator', 'inactivity');

-- AlterTable
ALTER TABLE "DeletionRequest" ADD COLUMN     "reason" "DeletionReason" NOT NULL DEFAULT 'wish';

-- Written by hand. What was decided by an administrator stays so.
UPDATE "DeletionRequest" SET "reason" = 'administrator' WHERE "byAdministrator";

-- AlterTable
ALTER TABLE "DeletionRequest" DROP COLUMN "byAdministrator";

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "inactivityNoticedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "HomeworkPhoto_createdAt_idx" ON "HomeworkPhoto"("createdAt");

-- CreateIndex
CREATE INDEX "User_emailVerifiedAt_createdAt_idx" ON "User"("emailVerifiedAt", "createdAt");

-- Written by hand. Who has not used their account for long; whose address of the last login is old. Each is looked for
-- every minute: without an index all users would be read.
CREATE INDEX "User_last_use" ON "User" (GREATEST("createdAt", "lastLoginAt", "subscriptionEndDate"));
CREATE INDEX "User_last_login_ip" ON "User" ((CASE WHEN "lastLoginIp" IS NOT NULL THEN "lastLoginAt" END));
