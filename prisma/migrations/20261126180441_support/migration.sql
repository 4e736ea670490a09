-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN     "supportCause" TEXT,
ADD COLUMN     "supportLevel" TEXT,
ADD COLUMN     "isSupportShown" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "SupportCount" (
    "day" DATE NOT NULL,
    "level" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "SupportCount_pkey" PRIMARY KEY ("day","level","cause")
);
