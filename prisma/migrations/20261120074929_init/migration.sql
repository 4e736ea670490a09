-- CreateEnum
CREATE TYPE "AvatarId" AS ENUM ('cat', 'dog', 'rabbit', 'bear', 'lion', 'panda', 'owl', 'fox');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('none', 'active', 'past_due', 'canceled_with_grace', 'expired');

-- CreateEnum
CREATE TYPE "AccountTokenPurpose" AS ENUM ('verify_email', 'reset_password');

-- CreateEnum
CREATE TYPE "ExchangeStatus" AS ENUM ('pending', 'settled', 'failed');

-- CreateEnum
CREATE TYPE "Sender" AS ENUM ('user', 'ai');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'dead');

-- CreateEnum
CREATE TYPE "BadgeType" AS ENUM ('first_chat', 'first_steps', 'chat_enthusiast', 'chat_master', 'level_5_champion', 'level_10_master', 'level_15_expert', 'grammar_expert', 'vocabulary_builder', 'xp_collector');

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "nickname" TEXT NOT NULL,
    "nicknameKey" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "avatarId" "AvatarId" NOT NULL DEFAULT 'cat',
    "parentEmail" TEXT,
    "firebaseUserId" TEXT,
    "xp" INTEGER NOT NULL DEFAULT 0,
    "hearts" INTEGER NOT NULL DEFAULT 10,
    "heartsUpdatedAt" TIMESTAMPTZ(3) NOT NULL,
    "messagesCount" INTEGER NOT NULL DEFAULT 0,
    "homeworkUploadsCount" INTEGER NOT NULL DEFAULT 0,
    "isPro" BOOLEAN NOT NULL DEFAULT false,
    "subscriptionStatus" "SubscriptionStatus" NOT NULL DEFAULT 'none',
    "subscriptionEndDate" TIMESTAMPTZ(3),
    "policiesAcceptedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Password" (
    "userId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Password_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccountToken" (
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "purpose" "AccountTokenPurpose" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AccountToken_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Throttle" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "resetsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Throttle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "currentForUserId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Exchange" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "conversationId" UUID NOT NULL,
    "clientMessageId" TEXT NOT NULL,
    "status" "ExchangeStatus" NOT NULL,
    "chargedHearts" INTEGER NOT NULL,
    "leaseExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "reward" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Exchange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" UUID NOT NULL,
    "conversationId" UUID NOT NULL,
    "exchangeId" UUID NOT NULL,
    "sender" "Sender" NOT NULL,
    "text" TEXT NOT NULL,
    "xpAwarded" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Finding" (
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "quote" TEXT NOT NULL,
    "explanation" TEXT NOT NULL,
    "hints" TEXT[],
    "correction" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "resolvedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Finding_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "payload" TEXT,
    "status" "MailStatus" NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "claimedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Achievement" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "badgeType" "BadgeType" NOT NULL,
    "xpAwarded" INTEGER NOT NULL,
    "awardedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Achievement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DailyActivity" (
    "userId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "corrections" INTEGER NOT NULL DEFAULT 0,
    "xp" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DailyActivity_pkey" PRIMARY KEY ("userId","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_nicknameKey_key" ON "User"("nicknameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_firebaseUserId_key" ON "User"("firebaseUserId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "AccountToken_userId_purpose_key" ON "AccountToken"("userId", "purpose");

-- CreateIndex
CREATE INDEX "Throttle_resetsAt_idx" ON "Throttle"("resetsAt");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_currentForUserId_key" ON "Conversation"("currentForUserId");

-- CreateIndex
CREATE INDEX "Conversation_userId_idx" ON "Conversation"("userId");

-- CreateIndex
CREATE INDEX "Exchange_status_leaseExpiresAt_idx" ON "Exchange"("status", "leaseExpiresAt");

-- CreateIndex
CREATE INDEX "Exchange_conversationId_idx" ON "Exchange"("conversationId");

-- CreateIndex
CREATE UNIQUE INDEX "Exchange_userId_clientMessageId_key" ON "Exchange"("userId", "clientMessageId");

-- CreateIndex
CREATE INDEX "Message_conversationId_id_idx" ON "Message"("conversationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Message_exchangeId_sender_key" ON "Message"("exchangeId", "sender");

-- CreateIndex
CREATE INDEX "Finding_messageId_idx" ON "Finding"("messageId");

-- CreateIndex
CREATE INDEX "Mail_status_createdAt_idx" ON "Mail"("status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Achievement_userId_badgeType_key" ON "Achievement"("userId", "badgeType");

-- AddForeignKey
ALTER TABLE "Password" ADD CONSTRAINT "Password_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountToken" ADD CONSTRAINT "AccountToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Exchange" ADD CONSTRAINT "Exchange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Exchange" ADD CONSTRAINT "Exchange_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_exchangeId_fkey" FOREIGN KEY ("exchangeId") REFERENCES "Exchange"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Finding" ADD CONSTRAINT "Finding_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Achievement" ADD CONSTRAINT "Achievement_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DailyActivity" ADD CONSTRAINT "DailyActivity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Id 1 is the administrator's, so that the first who registers never is one.
ALTER SEQUENCE "User_id_seq" RESTART WITH 2;

-- What no code may get wrong.
ALTER TABLE "User"
  ADD CONSTRAINT "User_xp_check" CHECK ("xp" >= 0),
  ADD CONSTRAINT "User_hearts_check" CHECK ("hearts" >= 0),
  ADD CONSTRAINT "User_messagesCount_check" CHECK ("messagesCount" >= 0),
  ADD CONSTRAINT "User_homeworkUploadsCount_check" CHECK ("homeworkUploadsCount" >= 0),
  ADD CONSTRAINT "User_email_check" CHECK ("email" = lower("email"));
ALTER TABLE "Exchange" ADD CONSTRAINT "Exchange_chargedHearts_check" CHECK ("chargedHearts" >= 0);
ALTER TABLE "DailyActivity" ADD CONSTRAINT "DailyActivity_check" CHECK ("messages" >= 0 AND "xp" >= 0 AND "corrections" >= 0);
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_current_check" CHECK ("currentForUserId" IS NULL OR "currentForUserId" = "userId");
