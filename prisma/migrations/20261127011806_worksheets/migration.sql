-- CreateEnum
CREATE TYPE "WorksheetStatus" AS ENUM ('checking', 'working', 'handed_in');

-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN     "worksheetId" UUID;

-- AlterTable
ALTER TABLE "HomeworkPhoto" ADD COLUMN     "lines" JSONB;

-- CreateTable
CREATE TABLE "Worksheet" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "status" "WorksheetStatus" NOT NULL,
    "parts" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastActiveAt" TIMESTAMPTZ(3) NOT NULL,
    "handedInAt" TIMESTAMPTZ(3),
    "receiptCode" TEXT,
    "receiptName" TEXT,
    "receiptUntil" TIMESTAMPTZ(3),

    CONSTRAINT "Worksheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorksheetItem" (
    "id" UUID NOT NULL,
    "worksheetId" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "state" JSONB NOT NULL,
    "draft" TEXT[],
    "verdicts" TEXT[],
    "note" TEXT,
    "tries" TEXT[],
    "helpLevel" INTEGER NOT NULL DEFAULT 0,
    "help" JSONB NOT NULL DEFAULT '[]',
    "isUnsure" BOOLEAN NOT NULL DEFAULT false,
    "photoId" UUID,
    "place" JSONB,
    "activeMs" INTEGER NOT NULL DEFAULT 0,
    "answeredAt" TIMESTAMPTZ(3),
    "solvedAt" TIMESTAMPTZ(3),
    "xpAwarded" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "WorksheetItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorksheetAnswer" (
    "itemId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "xpAwarded" INTEGER NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorksheetAnswer_pkey" PRIMARY KEY ("itemId","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Worksheet_receiptCode_key" ON "Worksheet"("receiptCode");

-- CreateIndex
CREATE INDEX "Worksheet_userId_id_idx" ON "Worksheet"("userId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Worksheet_userId_key_key" ON "Worksheet"("userId", "key");

-- CreateIndex
CREATE INDEX "WorksheetItem_photoId_idx" ON "WorksheetItem"("photoId");

-- CreateIndex
CREATE UNIQUE INDEX "WorksheetItem_worksheetId_n_key" ON "WorksheetItem"("worksheetId", "n");

-- CreateIndex
CREATE INDEX "Exchange_worksheetId_idx" ON "Exchange"("worksheetId");

-- AddForeignKey
ALTER TABLE "Exchange" ADD CONSTRAINT "Exchange_worksheetId_fkey" FOREIGN KEY ("worksheetId") REFERENCES "Worksheet"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Worksheet" ADD CONSTRAINT "Worksheet_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorksheetItem" ADD CONSTRAINT "WorksheetItem_worksheetId_fkey" FOREIGN KEY ("worksheetId") REFERENCES "Worksheet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorksheetItem" ADD CONSTRAINT "WorksheetItem_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "HomeworkPhoto"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorksheetAnswer" ADD CONSTRAINT "WorksheetAnswer_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "WorksheetItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
