import { v4 as uuid } from "uuid";
import type { Tx } from "@/lib/db/client";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import type { ObservationKind } from "@/lib/features/mastery/rules";
import { topics, type Topic } from "@/lib/features/topics/rules";
import type { Persona } from "./personas";

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

const kinds: Record<string, ObservationKind> = {
  "+": "exercise_solved",
  "-": "exercise_missed",
  m: "mistake",
  c: "correction",
};

/**
 * What demo accounts have shown of their topics, beside yesterday's chat: how many days ago, and whether an exercise was
 * solved (+) or missed (-) at the first try, a mistake made (m) or put right (c).
 */
const demoTopics: Partial<Record<Persona["key"], Partial<Record<Topic, string>>>> = {
  nearLimit: {
    "be-agreement": "47+ 36+ 22+",
    "third-person-s": "46m 45c 31- 24+ 17+",
    "past-time": "44m 43c 30+ 23+ 11+",
    "irregular-past": "28- 19- 10+",
    "much-many": "26+ 18+",
    "present-perfect-finished-time": "21m 14- 7-",
    "since-for": "20- 12+ 5-",
    "if-when-will": "16m 15c 9m 4m",
    "false-friends": "8m",
    "the-generic": "13m 3m",
  },
  pro: {
    "be-agreement": "48+ 39+ 25+",
    "a-or-an": "47m 46c 38+ 29+ 16+",
    "plural-nouns": "45- 34+ 23+",
    "this-these": "36+ 20+ 6+",
    "his-her": "33m 32c 21- 12+ 4-",
    "third-person-s": "44m 43c 37- 26+ 13+",
    "do-or-does": "42m 40c 28- 15+",
    capitals: "18m",
    "short-answers": "27+ 19+",
    "question-order": "24- 14- 7-",
    "possessive-s": "17m 11m 10c",
    "much-many": "22- 9+ 5+",
    "present-continuous": "8- 2+ 1+ 0+",
    "irregular-past": "12m 9- 3+",
    prepositions: "31m 30c 16m 3m",
  },
  grace: {
    "third-person-s": "40m 38+ 27+",
    "irregular-past": "39- 30+ 20+ 12+",
    comparatives: "33+ 25+",
    "make-do-take": "29m 14m 5m",
    "if-when-will": "24m 23c 17- 8+",
    "stative-ing": "6-",
  },
  expired: {
    "do-or-does": "35m 34c 28- 19+",
    "plural-nouns": "31-",
    "much-many": "30+ 21+ 13+",
    "past-time": "26m 18- 11-",
    "question-order": "16m 15c",
  },
};

export async function insertTopics(tx: Tx, userId: number, { key }: Persona, now: Date): Promise<void> {
  const records = demoTopics[key] ?? {};
  const seen = topics.flatMap((topic) =>
    (records[topic]?.split(" ") ?? []).map((one) => ({
      topic,
      kind: kinds[one.slice(-1)] ?? ("mistake" as const),
      sourceId: uuid(),
      // What is of today was an hour ago.
      seenAt: new Date(now.getTime() - hourMs - Number(one.slice(0, -1)) * dayMs),
    })),
  );
  await recordObservations(tx, userId, seen);
}
