-- CreateEnum
CREATE TYPE "FindingSource" AS ENUM ('engine', 'tutor');

-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN     "lesson" JSONB;

-- AlterTable
ALTER TABLE "Finding" ADD COLUMN     "source" "FindingSource" NOT NULL DEFAULT 'engine';
