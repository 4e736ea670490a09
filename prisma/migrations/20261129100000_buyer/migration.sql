-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "buyerEmail" TEXT;

-- CreateIndex
CREATE INDEX "Subscription_buyerEmail_idx" ON "Subscription"("buyerEmail");

-- Who pays has bought, as far as is known; while a try is under way, who has paid before it.
UPDATE "Subscription" SET "buyerEmail" = CASE WHEN "tryBeganAt" IS NULL THEN "payerEmail" ELSE "payerBefore" END
WHERE "subscriptionId" IS NOT NULL;
