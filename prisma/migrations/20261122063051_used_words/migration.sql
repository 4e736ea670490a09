-- CreateTable
CREATE TABLE "UsedWord" (
    "userId" INTEGER NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "UsedWord_pkey" PRIMARY KEY ("userId","word")
);

-- AddForeignKey
ALTER TABLE "UsedWord" ADD CONSTRAINT "UsedWord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
