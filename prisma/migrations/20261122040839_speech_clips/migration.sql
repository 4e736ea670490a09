-- CreateTable
CREATE TABLE "SpeechClip" (
    "key" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "audio" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SpeechClip_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "SpeechClip_usedAt_idx" ON "SpeechClip"("usedAt");
