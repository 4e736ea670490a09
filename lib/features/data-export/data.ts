import type { Db } from "@/lib/db/client";

/** The account and what there is at most a few hundred of. */
export function findAccount(db: Db, userId: number) {
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      emailVerifiedAt: true,
      nickname: true,
      displayName: true,
      avatarId: true,
      schoolClass: true,
      hasAnsweredSchoolClass: true,
      readingTools: true,
      parentEmail: true,
      birthMonth: true,
      birthYear: true,
      aiNoticeAt: true,
      consentDueAt: true,
      guardians: {
        orderBy: { confirmedAt: "asc" },
        omit: { id: true, userId: true, name: true, checkDueAt: true },
      },
      activeMinutes: { orderBy: { minute: "asc" }, select: { minute: true } },
      firebaseUserId: true,
      xp: true,
      hearts: true,
      messagesCount: true,
      homeworkUploadsCount: true,
      audioPlaysCount: true,
      isPro: true,
      subscriptionStatus: true,
      subscriptionEndDate: true,
      createdAt: true,
      lastLoginAt: true,
      lastLoginIp: true,
      inactivityNoticedAt: true,
      subscription: {
        select: { provider: true, customerId: true, subscriptionId: true, startedAt: true, periodEnd: true },
      },
      invoices: { orderBy: { paidAt: "asc" }, omit: { userId: true } },
      achievements: { orderBy: { awardedAt: "asc" }, omit: { userId: true } },
      activity: { orderBy: { day: "asc" }, omit: { userId: true } },
      words: { orderBy: { word: "asc" }, select: { word: true } },
      sessions: {
        orderBy: { createdAt: "asc" },
        select: { createdAt: true, expiresAt: true, browser: true, system: true },
      },
      parentReports: { orderBy: { createdAt: "asc" }, select: { period: true, createdAt: true } },
      heldNicknames: { orderBy: { heldAt: "asc" }, select: { nicknameKey: true, heldAt: true } },
      parentStops: { select: { stoppedAt: true } },
      consents: {
        orderBy: { givenAt: "asc" },
        select: {
          subject: true,
          version: true,
          textHash: true,
          scopes: true,
          isWithdrawal: true,
          givenAt: true,
        },
      },
      feedback: { orderBy: { createdAt: "asc" }, omit: { userId: true } },
      deletionRequest: { select: { status: true, requestedAt: true, eraseAfter: true } },
    },
  });
}

/** A page: what comes after an id, ids being in the order of time. */
type Page = { userId: number; after: string; take: number };

export function listMessages(db: Db, { userId, after, take }: Page) {
  return db.message.findMany({
    where: { conversation: { userId }, id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    select: {
      id: true,
      conversationId: true,
      sender: true,
      text: true,
      xpAwarded: true,
      createdAt: true,
      exchange: { select: { supportLevel: true, supportCause: true } },
      findings: {
        orderBy: { start: "asc" },
        select: {
          topic: true,
          quote: true,
          explanation: true,
          correction: true,
          attempts: true,
          lastTry: true,
          resolvedAt: true,
        },
      },
    },
  });
}

export function listPhotos(db: Db, { userId, after, take }: Page) {
  return db.homeworkPhoto.findMany({
    where: { userId, id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    select: { id: true, text: true, createdAt: true, image: true },
  });
}

export function listWorksheets(db: Db, { userId, after, take }: Page) {
  return db.worksheet.findMany({
    where: { userId, id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    select: {
      id: true,
      title: true,
      status: true,
      parts: true,
      createdAt: true,
      lastActiveAt: true,
      handedInAt: true,
      receiptCode: true,
      receiptName: true,
      receiptUntil: true,
      items: {
        orderBy: { position: "asc" },
        select: {
          label: true,
          state: true,
          draft: true,
          tries: true,
          helpLevel: true,
          activeMs: true,
          answeredAt: true,
          solvedAt: true,
          xpAwarded: true,
        },
      },
    },
  });
}

export type SheetRow = Awaited<ReturnType<typeof listWorksheets>>[number];

export function listExercises(db: Db, { userId, after, take }: Page) {
  return db.exercise.findMany({
    where: { userId, id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    select: {
      id: true,
      day: true,
      topic: true,
      kind: true,
      instruction: true,
      prompt: true,
      tries: true,
      lastAnswer: true,
      solvedAt: true,
      xpAwarded: true,
    },
  });
}

export function listObservations(db: Db, { userId, after, take }: Page) {
  return db.observation.findMany({
    where: { userId, id: { gt: after } },
    orderBy: { id: "asc" },
    take,
    select: { id: true, topic: true, kind: true, seenAt: true },
  });
}
