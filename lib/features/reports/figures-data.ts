import type { Db } from "@/lib/db/client";

/** What a student did on calendar days, both included. */
export function listDays(db: Db, userId: number, { from, to }: { from: Date; to: Date }) {
  return db.dailyActivity.findMany({
    where: { userId, day: { gte: from, lte: to } },
    select: { messages: true, corrections: true, xp: true },
  });
}

/** Instants, the second not included. */
type Span = { since: Date; until: Date };

export function countSolvedExercises(db: Db, userId: number, { since, until }: Span) {
  return db.exercise.count({ where: { userId, solvedAt: { gte: since, lt: until } } });
}

export function countPhotos(db: Db, userId: number, { since, until }: Span) {
  return db.exchange.count({
    where: {
      userId,
      kind: "homework",
      status: "settled",
      isFree: false,
      createdAt: { gte: since, lt: until },
    },
  });
}

export function listNewBadges(db: Db, userId: number, { since, until }: Span) {
  return db.achievement.findMany({
    where: { userId, awardedAt: { gte: since, lt: until } },
    orderBy: [{ awardedAt: "asc" }, { id: "asc" }],
    select: { badgeType: true },
  });
}

/** The mistakes a student has put right, the newest first, with the message each was made in. */
export function listCorrections(db: Db, userId: number, { since, until }: Span, take: number) {
  return db.finding.findMany({
    where: {
      resolvedAt: { gte: since, lt: until },
      message: { conversation: { userId }, exchange: { isFree: false, status: "settled" } },
    },
    orderBy: [{ resolvedAt: "desc" }, { id: "desc" }],
    take,
    select: { topic: true, start: true, end: true, correction: true, message: { select: { text: true } } },
  });
}

/**
 * The last messages of the present conversation, the newest first. What was free is left out: somebody who may need help
 * decides whom to tell.
 */
export function listLastMessages(db: Db, userId: number, take: number) {
  return db.message.findMany({
    where: { conversation: { currentForUserId: userId }, exchange: { status: "settled", isFree: false } },
    orderBy: { id: "desc" },
    take,
    select: { sender: true, text: true, createdAt: true, exchange: { select: { kind: true } } },
  });
}
