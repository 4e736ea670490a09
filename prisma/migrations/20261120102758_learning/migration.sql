-- CreateEnum
CREATE TYPE "ObservationKind" AS ENUM ('mistake', 'correction', 'exercise_solved', 'exercise_missed');

-- CreateEnum
CREATE TYPE "ExerciseKind" AS ENUM ('gap_fill', 'choose', 'order', 'translate');

-- AlterTable
ALTER TABLE "Exchange" ADD COLUMN     "isFree" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Finding" ADD COLUMN     "lastTry" TEXT,
ADD COLUMN     "xpAwarded" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Observation" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "kind" "ObservationKind" NOT NULL,
    "sourceId" UUID NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Observation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Exercise" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "position" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "kind" "ExerciseKind" NOT NULL,
    "level" INTEGER NOT NULL,
    "instruction" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "words" TEXT[],
    "accepted" TEXT[],
    "solution" TEXT NOT NULL,
    "twin" TEXT NOT NULL,
    "explanation" TEXT NOT NULL,
    "hints" TEXT[],
    "tries" INTEGER NOT NULL DEFAULT 0,
    "lastAnswer" TEXT,
    "solvedAt" TIMESTAMPTZ(3),
    "xpAwarded" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Exercise_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Observation_userId_seenAt_idx" ON "Observation"("userId", "seenAt");

-- CreateIndex
CREATE UNIQUE INDEX "Observation_sourceId_kind_key" ON "Observation"("sourceId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "Exercise_userId_day_position_key" ON "Exercise"("userId", "day", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Exercise_userId_day_solution_key" ON "Exercise"("userId", "day", "solution");

-- AddForeignKey
ALTER TABLE "Observation" ADD CONSTRAINT "Observation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Exercise" ADD CONSTRAINT "Exercise_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checks
ALTER TABLE "Finding" ADD CONSTRAINT "Finding_check" CHECK ("attempts" >= 0 AND "xpAwarded" >= 0);
ALTER TABLE "Exercise"
  ADD CONSTRAINT "Exercise_position_check" CHECK ("position" BETWEEN 0 AND 2),
  ADD CONSTRAINT "Exercise_level_check" CHECK ("level" BETWEEN 1 AND 3),
  ADD CONSTRAINT "Exercise_check" CHECK ("tries" >= 0 AND "xpAwarded" >= 0);
