-- AlterTable
ALTER TABLE "User" ADD COLUMN     "readingTools" TEXT;

-- Written by hand: one digit a choice, as `readingCode` writes it.
ALTER TABLE "User" ADD CONSTRAINT "User_readingTools_check" CHECK ("readingTools" ~ '^[0-9]{7}$');
