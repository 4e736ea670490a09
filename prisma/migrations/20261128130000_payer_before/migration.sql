-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "payerBefore" TEXT;

-- A try that is under way knows its payer only: they stay who pays, as they would have.
UPDATE "Subscription" SET "payerBefore" = "payerEmail" WHERE "tryBeganAt" IS NOT NULL;
