-- CreateEnum
CREATE TYPE "SchoolClass" AS ENUM ('primary5', 'middle1', 'middle2', 'middle3', 'high1', 'high2', 'high3', 'high4', 'high5');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "hasAnsweredSchoolClass" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "schoolClass" "SchoolClass";

-- Written by hand: a class that is known was said.
ALTER TABLE "User" ADD CONSTRAINT "User_schoolClass_check" CHECK ("schoolClass" IS NULL OR "hasAnsweredSchoolClass");
