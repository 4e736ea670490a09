-- CreateTable
CREATE TABLE "HeldNickname" (
    "nicknameKey" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "heldAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HeldNickname_pkey" PRIMARY KEY ("nicknameKey")
);

-- CreateIndex
CREATE INDEX "HeldNickname_userId_idx" ON "HeldNickname"("userId");

-- AddForeignKey
ALTER TABLE "HeldNickname" ADD CONSTRAINT "HeldNickname_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
