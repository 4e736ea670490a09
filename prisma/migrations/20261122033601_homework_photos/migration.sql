-- CreateEnum
CREATE TYPE "ExchangeKind" AS ENUM ('message', 'homework');

-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN     "kind" "ExchangeKind" NOT NULL DEFAULT 'message';

-- CreateTable
CREATE TABLE "HomeworkPhoto" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "exchangeId" UUID NOT NULL,
    "digest" TEXT NOT NULL,
    "image" BYTEA NOT NULL,
    "text" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HomeworkPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PhotoReward" (
    "userId" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "PhotoReward_pkey" PRIMARY KEY ("userId","digest")
);

-- CreateIndex
CREATE UNIQUE INDEX "HomeworkPhoto_exchangeId_key" ON "HomeworkPhoto"("exchangeId");

-- CreateIndex
CREATE INDEX "HomeworkPhoto_userId_idx" ON "HomeworkPhoto"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "PhotoReward_userId_day_position_key" ON "PhotoReward"("userId", "day", "position");

-- AddForeignKey
ALTER TABLE "HomeworkPhoto" ADD CONSTRAINT "HomeworkPhoto_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HomeworkPhoto" ADD CONSTRAINT "HomeworkPhoto_exchangeId_fkey" FOREIGN KEY ("exchangeId") REFERENCES "Exchange"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PhotoReward" ADD CONSTRAINT "PhotoReward_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checks
ALTER TABLE "HomeworkPhoto" ADD CONSTRAINT "HomeworkPhoto_image_check" CHECK (octet_length("image") BETWEEN 1 AND 4000000);
ALTER TABLE "PhotoReward" ADD CONSTRAINT "PhotoReward_position_check" CHECK ("position" BETWEEN 0 AND 2);
