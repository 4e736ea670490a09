-- AlterEnum
ALTER TYPE "ExchangeKind" ADD VALUE 'contest';
ALTER TYPE "ExchangeKind" ADD VALUE 'drop';

-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN     "verdictOf" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "Exchange_verdictOf_key" ON "Exchange"("verdictOf");

-- Written by hand: what answers a verdict says which. As text, since a new value is of no use before its commit.
ALTER TABLE "Exchange" ADD CONSTRAINT "Exchange_verdictOf_check"
  CHECK (("verdictOf" IS NOT NULL) = ("kind"::text IN ('contest', 'drop')));
