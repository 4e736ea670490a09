import type { Topic } from "@/lib/features/topics/rules";

export const observationKinds = ["mistake", "correction", "exercise_solved", "exercise_missed"] as const;
export type ObservationKind = (typeof observationKinds)[number];
/**
 * What is proved about a student and a topic: nothing was seen; too little to say; they are at it; they had the last three
 * right alone; they had it right alone again after three days.
 */
export const evidences = ["none", "seen", "training", "understood", "remembered"] as const;
export type Evidence = (typeof evidences)[number];
export const isMet = ({ evidence }: { evidence: Evidence }) => evidence !== "none";
export type Observation = { topic: Topic; kind: ObservationKind; seenAt: Date };

/** How well a student knows a topic. */
export type TopicScore = {
  topic: Topic;
  /** 0 to 1: the weighted share of what went right. */
  score: number;
  observations: number;
};

/** Below this nothing is claimed about a student. */
export const minObservations = 3;
export const weakBelow = 0.6;
export const strongFrom = 0.8;
/** After this time an observation weighs half of what it did. */
export const halfLifeMs = 14 * 24 * 60 * 60 * 1000;
/** The newest of a student's observations: older ones weigh next to nothing. */
export const maxObservations = 500;

/** A mistake put right was led to by hints: it proves half of what an exercise does. */
const evidence: Record<ObservationKind, { right: 0 | 1; weight: number }> = {
  mistake: { right: 0, weight: 1 },
  correction: { right: 1, weight: 0.5 },
  exercise_solved: { right: 1, weight: 1 },
  exercise_missed: { right: 0, weight: 1 },
};

/** One score per topic that was seen, the lowest first. */
export function scoreTopics(observations: readonly Observation[], now: Date): TopicScore[] {
  const sums = new Map<Topic, { right: number; all: number; observations: number }>();
  for (const { topic, kind, seenAt } of observations) {
    const age = Math.max(0, now.getTime() - seenAt.getTime());
    const { right, weight } = evidence[kind];
    const recent = weight * 0.5 ** (age / halfLifeMs);
    const sum = sums.get(topic) ?? { right: 0, all: 0, observations: 0 };
    sums.set(topic, {
      right: sum.right + right * recent,
      all: sum.all + recent,
      observations: sum.observations + 1,
    });
  }
  return [...sums]
    .map(([topic, sum]) => ({
      topic,
      score: sum.all === 0 ? 0 : sum.right / sum.all,
      observations: sum.observations,
    }))
    .sort((one, other) => one.score - other.score || other.observations - one.observations);
}

const isKnown = ({ observations }: TopicScore) => observations >= minObservations;

/** Topics to practise, the weakest first. */
export const weakTopics = (scores: TopicScore[]) =>
  scores.filter((score) => isKnown(score) && score.score < weakBelow);

/** Topics that are mastered, the best first. */
export const strongTopics = (scores: TopicScore[]) =>
  scores.filter((score) => isKnown(score) && score.score >= strongFrom).reverse();
