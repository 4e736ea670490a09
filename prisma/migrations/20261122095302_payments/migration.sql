-- CreateEnum
CREATE TYPE "PaymentsKind" AS ENUM ('stripe', 'local');

-- CreateEnum
CREATE TYPE "ProviderState" AS ENUM ('active', 'past_due', 'ended');

-- CreateEnum
CREATE TYPE "LocalCardSetupState" AS ENUM ('open', 'succeeded');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "hasManualPro" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Subscription" (
    "userId" INTEGER NOT NULL,
    "provider" "PaymentsKind" NOT NULL,
    "ref" UUID NOT NULL,
    "customerId" TEXT,
    "subscriptionId" TEXT,
    "providerState" "ProviderState",
    "startedAt" TIMESTAMPTZ(3),
    "periodEnd" TIMESTAMPTZ(3),
    "tryNumber" INTEGER NOT NULL DEFAULT 1,
    "tryBeganAt" TIMESTAMPTZ(3),
    "endedSubscriptionId" TEXT,
    "drawnTicket" INTEGER NOT NULL DEFAULT 0,
    "writtenTicket" INTEGER NOT NULL DEFAULT 0,
    "syncDueAt" TIMESTAMPTZ(3),
    "endingSubscriptionId" TEXT,
    "withdrawnSubscriptionId" TEXT,
    "withdrawnAt" TIMESTAMPTZ(3),
    "warnedEndDate" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "CardSetup" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "tryNumber" INTEGER,
    "acceptedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CardSetup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "paidAt" TIMESTAMPTZ(3) NOT NULL,
    "periodStart" TIMESTAMPTZ(3) NOT NULL,
    "periodEnd" TIMESTAMPTZ(3) NOT NULL,
    "refundedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LocalCardSetup" (
    "id" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "status" "LocalCardSetupState" NOT NULL DEFAULT 'open',
    "last4" TEXT,
    "chargeFails" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LocalCardSetup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LocalSubscription" (
    "id" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "periodsPaid" INTEGER NOT NULL DEFAULT 1,
    "chargeFails" BOOLEAN NOT NULL DEFAULT false,
    "endsWithPeriod" BOOLEAN NOT NULL DEFAULT false,
    "endedAt" TIMESTAMPTZ(3),
    "refundedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LocalSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_ref_key" ON "Subscription"("ref");

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_customerId_key" ON "Subscription"("customerId");

-- CreateIndex
CREATE INDEX "Subscription_provider_syncDueAt_idx" ON "Subscription"("provider", "syncDueAt");

-- CreateIndex
CREATE INDEX "CardSetup_userId_createdAt_idx" ON "CardSetup"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Invoice_userId_paidAt_idx" ON "Invoice"("userId", "paidAt");

-- CreateIndex
CREATE INDEX "PaymentEvent_receivedAt_idx" ON "PaymentEvent"("receivedAt");

-- CreateIndex
CREATE INDEX "LocalCardSetup_customerId_idx" ON "LocalCardSetup"("customerId");

-- CreateIndex
CREATE UNIQUE INDEX "LocalSubscription_idempotencyKey_key" ON "LocalSubscription"("idempotencyKey");

-- CreateIndex
CREATE INDEX "LocalSubscription_customerId_startedAt_idx" ON "LocalSubscription"("customerId", "startedAt");

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardSetup" ADD CONSTRAINT "CardSetup_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "User_subscriptionStatus_subscriptionEndDate_idx" ON "User"("subscriptionStatus", "subscriptionEndDate");

-- Written by hand. Pro always has a reason, and what ends says when.
UPDATE "User" SET "hasManualPro" = true
WHERE "isPro" AND "subscriptionStatus" NOT IN ('active', 'past_due', 'canceled_with_grace');
UPDATE "User" SET "isPro" = true
WHERE NOT "isPro" AND "subscriptionStatus" IN ('active', 'past_due', 'canceled_with_grace');
UPDATE "User" SET "subscriptionEndDate" = "createdAt"
WHERE "subscriptionEndDate" IS NULL AND "subscriptionStatus" IN ('past_due', 'canceled_with_grace');
ALTER TABLE "User"
  ADD CONSTRAINT "User_isPro_has_a_reason"
  CHECK ("isPro" = ("hasManualPro" OR "subscriptionStatus" IN ('active', 'past_due', 'canceled_with_grace'))),
  ADD CONSTRAINT "User_what_ends_says_when"
  CHECK ("subscriptionStatus" NOT IN ('past_due', 'canceled_with_grace') OR "subscriptionEndDate" IS NOT NULL);

-- Written by hand. A customer of the local provider has one subscription that runs.
CREATE UNIQUE INDEX "LocalSubscription_one_runs" ON "LocalSubscription"("customerId") WHERE "endedAt" IS NULL;
