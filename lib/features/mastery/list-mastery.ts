import type { App, Ctx, Learner } from "@/lib/context";
import { topicName } from "@/lib/i18n/it";
import type { MasteryReply } from "./contract";
import { listObservations } from "./data";
import { maxObservations, scoreTopics, strongTopics, weakTopics, type TopicScore } from "./rules";

/** What the caller knows well and what is worth practising. */
export async function listMastery(ctx: Ctx<Learner>): Promise<MasteryReply> {
  const scores = await listScores(ctx, ctx.actor.userId);
  return { weak: weakTopics(scores).map(present), strong: strongTopics(scores).map(present) };
}

/** The score of every topic a learner was seen in, the lowest first. */
export async function listScores(app: App, userId: number): Promise<TopicScore[]> {
  return (await listScoresOfEach(app, [userId])).get(userId) ?? [];
}

/** The same of each of these learners. */
export async function listScoresOfEach(app: App, userIds: number[]): Promise<Map<number, TopicScore[]>> {
  const rows = await listObservations(app.db, userIds, maxObservations);
  const now = app.now();
  return new Map(
    rows.map(({ userId, observations }) => {
      const seen = observations.map(({ seenAt, ...one }) => ({ ...one, seenAt: new Date(seenAt) }));
      return [userId, scoreTopics(seen, now)];
    }),
  );
}

const present = ({ topic, score, observations }: TopicScore) => ({
  topic,
  name: topicName(topic),
  score: Math.round(score * 100),
  observations,
});
