-- CreateTable
CREATE TABLE "PayLink" (
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PayLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "PayLink_userId_createdAt_idx" ON "PayLink"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "PayLink_expiresAt_idx" ON "PayLink"("expiresAt");

-- CreateIndex
CREATE INDEX "Subscription_payerEmail_idx" ON "Subscription"("payerEmail");

-- AddForeignKey
ALTER TABLE "PayLink" ADD CONSTRAINT "PayLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
