-- CreateEnum
CREATE TYPE "FeedbackCategory" AS ENUM ('bug', 'feature', 'content', 'ui', 'performance', 'other');

-- CreateEnum
CREATE TYPE "DeletionStatus" AS ENUM ('requested', 'erasing', 'erased');

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "firstTriedAt" TIMESTAMPTZ(3),
ADD COLUMN     "userId" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mirrorDueAt" TIMESTAMPTZ(3),
ADD COLUMN     "parentEmailConfirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "progressVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Feedback" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "category" "FeedbackCategory" NOT NULL,
    "rating" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeletionRequest" (
    "id" UUID NOT NULL,
    "userId" INTEGER,
    "status" "DeletionStatus" NOT NULL DEFAULT 'requested',
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "eraseAfter" TIMESTAMPTZ(3) NOT NULL,
    "erasedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DeletionRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ParentStop" (
    "userId" INTEGER NOT NULL,
    "addressKey" TEXT NOT NULL,
    "stoppedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ParentStop_pkey" PRIMARY KEY ("userId","addressKey")
);

-- CreateTable
CREATE TABLE "ParentReport" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ParentReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Feedback_userId_idx" ON "Feedback"("userId");

-- CreateIndex
CREATE INDEX "Feedback_createdAt_idx" ON "Feedback"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "DeletionRequest_userId_key" ON "DeletionRequest"("userId");

-- CreateIndex
CREATE INDEX "DeletionRequest_status_eraseAfter_idx" ON "DeletionRequest"("status", "eraseAfter");

-- CreateIndex
CREATE UNIQUE INDEX "ParentReport_userId_period_key" ON "ParentReport"("userId", "period");

-- CreateIndex
CREATE INDEX "Mail_userId_idx" ON "Mail"("userId");

-- CreateIndex
CREATE INDEX "User_parentEmailConfirmedAt_idx" ON "User"("parentEmailConfirmedAt");

-- CreateIndex
CREATE INDEX "User_mirrorDueAt_idx" ON "User"("mirrorDueAt");

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeletionRequest" ADD CONSTRAINT "DeletionRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParentStop" ADD CONSTRAINT "ParentStop_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParentReport" ADD CONSTRAINT "ParentReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand.
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_rating_is_1_to_5" CHECK ("rating" BETWEEN 1 AND 5);
ALTER TABLE "User" ADD CONSTRAINT "User_confirmed_is_an_address"
  CHECK ("parentEmailConfirmedAt" IS NULL OR "parentEmail" IS NOT NULL);
ALTER TABLE "DeletionRequest" ADD CONSTRAINT "DeletionRequest_erased_is_nobody"
  CHECK (("status" = 'erased') = ("erasedAt" IS NOT NULL) AND ("status" <> 'erased' OR "userId" IS NULL));
