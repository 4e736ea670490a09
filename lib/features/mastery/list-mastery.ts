import { romeDay } from "@/lib/calendar";
import type { App, Ctx, Learner } from "@/lib/context";
import { isTrained } from "@/lib/features/topics/exercise-topics";
import { schoolPath, type Topic } from "@/lib/features/topics/rules";
import { topicName } from "@/lib/i18n/it/topics";
import type { MasteryReply, StopReply } from "./contract";
import { listObservations } from "./data";
import { daysBetween, recordTopics, type TopicRecord } from "./evidence";
import {
  maxObservations,
  minObservations,
  scoreTopics,
  strongTopics,
  weakTopics,
  type Observation,
  type TopicScore,
} from "./rules";
import { onwardsFrom, startOf } from "./school-path";

/** What the caller knows well, what is worth practising, and how far they are on the way through all topics. */
export async function listMastery(ctx: Ctx<Learner>): Promise<MasteryReply> {
  const { userId, user } = ctx.actor;
  const observations = (await listSeen(ctx, [userId])).get(userId) ?? [];
  const now = ctx.now();
  const records = recordTopics(observations, now);
  const byTopic = new Map(records.map((record) => [record.topic, record]));
  const path = schoolPath.map(({ schoolClass, topics }) => ({
    schoolClass,
    stops: topics.map((topic) => stopOf(topic, byTopic.get(topic), now)),
  }));
  const place = observations[0]?.topic ?? startOf(user.schoolClass);
  const next = weakTopics(records).find(({ topic }) => isTrained(topic))?.topic;
  const unseen = [place, ...onwardsFrom(place)].find((topic) => !byTopic.has(topic) && isTrained(topic));
  return {
    weak: weakTopics(records).map(present),
    strong: strongTopics(records).map(present),
    path,
    place,
    next: next ?? unseen,
  };
}

/** The score of every topic a learner was seen in, the lowest first. */
export async function listScores(app: App, userId: number): Promise<TopicScore[]> {
  return (await listScoresOfEach(app, [userId])).get(userId) ?? [];
}

/** The same of each of these learners. */
export async function listScoresOfEach(app: App, userIds: number[]): Promise<Map<number, TopicScore[]>> {
  const now = app.now();
  const seen = await listSeen(app, userIds);
  return new Map([...seen].map(([userId, observations]) => [userId, scoreTopics(observations, now)]));
}

/** What was seen of each of these learners, the newest first. */
async function listSeen(app: App, userIds: number[]): Promise<Map<number, Observation[]>> {
  const rows = await listObservations(app.db, userIds, maxObservations);
  return new Map(rows.map(({ userId, observations }) => [userId, observations]));
}

const present = ({ topic, score, observations }: TopicScore) => ({
  topic,
  name: topicName(topic),
  score: percent(score),
  observations,
});

function stopOf(topic: Topic, record: TopicRecord | undefined, now: Date): StopReply {
  return {
    topic,
    name: topicName(topic),
    hasExercises: isTrained(topic),
    evidence: record?.evidence ?? "none",
    ...(record && lastDay(record.lastSeenAt, now)),
    ...(record && record.observations >= minObservations && { score: percent(record.score) }),
    solved: record?.seen.exercise_solved ?? 0,
    missed: record?.seen.exercise_missed ?? 0,
    mistakes: record?.seen.mistake ?? 0,
    corrections: record?.seen.correction ?? 0,
  };
}

const lastDay = (seenAt: Date, now: Date) => ({
  lastSeenOn: romeDay(seenAt).toISOString().slice(0, 10),
  daysAgo: Math.max(0, daysBetween(seenAt, now)),
});

const percent = (share: number) => Math.round(share * 100);
