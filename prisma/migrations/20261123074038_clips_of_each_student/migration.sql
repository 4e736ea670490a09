-- Written by hand: whose these were is not known, and they are only a cache.
DELETE FROM "SpeechClip";

-- AlterTable
ALTER TABLE "SpeechClip" DROP CONSTRAINT "SpeechClip_pkey",
ADD COLUMN     "userId" INTEGER NOT NULL,
ADD CONSTRAINT "SpeechClip_pkey" PRIMARY KEY ("userId", "key");

-- AddForeignKey
ALTER TABLE "SpeechClip" ADD CONSTRAINT "SpeechClip_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
