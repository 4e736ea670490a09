-- AlterEnum
ALTER TYPE "AuditAction" ADD VALUE 'answer_feedback';

-- DropIndex
DROP INDEX "Feedback_createdAt_idx";

-- AlterTable
ALTER TABLE "Feedback" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "isPriority" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "audioPlaysCount" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "links" TEXT[],
    "unsubscribeUrl" TEXT,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RequestTick" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RequestTick_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OutboxMail_sentAt_idx" ON "OutboxMail"("sentAt");

-- The order of the administrators' inbox: what Pro users wait for, then all else.
CREATE INDEX "Feedback_inbox" ON "Feedback" (("isPriority" AND "answeredAt" IS NULL), "id");
