import { startOfRomeDay } from "@/lib/calendar";
import type { App } from "@/lib/context";
import { listScoresOfEach } from "@/lib/features/mastery/list-mastery";
import type { TopicScore } from "@/lib/features/mastery/rules";
import { readProgress, type Progress } from "@/lib/features/progress/get-progress";
import {
  listCorrections,
  listLastMessages,
  listSums,
  type Correction,
  type LastMessage,
} from "./figures-data";
import { nextDay, reportMessages, type Period } from "./rules";

/** Among so many of the newest a sentence of a weak topic is looked for. */
const correctionsLookedAt = 50;

/** All that a report about one student is written from. */
export type Figures = {
  progress: Progress;
  scores: TopicScore[];
  sums: Omit<Awaited<ReturnType<typeof listSums>>[number], "userId">;
  /** The newest first. */
  corrections: Correction[];
  /** The newest first. */
  messages: LastMessage[];
};

/** The figures of each of these students: what they did in a period, and where they stand now. Who is gone is missing. */
export async function readFigures(
  app: App,
  userIds: number[],
  period: Period,
): Promise<Map<number, Figures>> {
  const span = { since: startOfRomeDay(period.from), until: startOfRomeDay(nextDay(period.to)) };
  const [progressOf, scoresOf, sums, corrections, messages] = await Promise.all([
    readProgress(app, userIds),
    listScoresOfEach(app, userIds),
    listSums(app.db, userIds, period, span),
    listCorrections(app.db, userIds, span, correctionsLookedAt),
    listLastMessages(app.db, userIds, reportMessages),
  ]);
  const correctionsOf = new Map(corrections.map((row) => [row.userId, row.corrections]));
  const messagesOf = new Map(messages.map((row) => [row.userId, row.messages]));
  const figures = new Map<number, Figures>();
  for (const { userId, ...own } of sums) {
    const progress = progressOf.get(userId);
    if (!progress) continue;
    figures.set(userId, {
      progress,
      scores: scoresOf.get(userId) ?? [],
      sums: own,
      corrections: correctionsOf.get(userId) ?? [],
      messages: messagesOf.get(userId) ?? [],
    });
  }
  return figures;
}
