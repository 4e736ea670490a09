import { romeDay } from "@/lib/calendar";
import { minObservations, scoreTopics, type Evidence, type Observation, type TopicScore } from "./rules";

const dayMs = 24 * 60 * 60 * 1000;
/** What is right again after so many days was remembered, and not just still in the ear. */
const rememberedAfterDays = 3;

/** What was seen of a student in a topic, and what that proves. */
export type TopicRecord = TopicScore & {
  evidence: Evidence;
  lastSeenAt: Date;
  /** How often each kind was seen. */
  seen: Record<Observation["kind"], number>;
};

/** One record per topic that was seen, the lowest score first. */
export function recordTopics(observations: readonly Observation[], now: Date): TopicRecord[] {
  return scoreTopics(observations, now).map((score) => {
    const own = observations
      .filter(({ topic }) => topic === score.topic)
      .sort((one, other) => +one.seenAt - +other.seenAt);
    return {
      ...score,
      evidence: evidenceOf(own),
      lastSeenAt: own.at(-1)?.seenAt ?? now,
      seen: countKinds(own),
    };
  });
}

/**
 * What the observations of one topic prove, the oldest first. Only an exercise solved at the first try is the student's
 * alone, and whatever else follows takes back what it seemed to prove.
 */
export function evidenceOf(observations: readonly Observation[]): Evidence {
  if (observations.length === 0) return "none";
  if (observations.length < minObservations) return "seen";
  const unaided = observations.slice(
    observations.findLastIndex(({ kind }) => kind !== "exercise_solved") + 1,
  );
  const [first, last] = [unaided[0], unaided.at(-1)];
  if (!first || !last) return "training";
  if (daysBetween(first.seenAt, last.seenAt) >= rememberedAfterDays) return "remembered";
  return unaided.length >= minObservations ? "understood" : "training";
}

/** From one instant to another, in calendar days of Rome. */
export const daysBetween = (first: Date, last: Date) => (+romeDay(last) - +romeDay(first)) / dayMs;

function countKinds(observations: readonly Observation[]): TopicRecord["seen"] {
  const seen = { mistake: 0, correction: 0, exercise_solved: 0, exercise_missed: 0 };
  for (const { kind } of observations) seen[kind] += 1;
  return seen;
}
