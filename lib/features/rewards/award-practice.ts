import { v7 as uuid } from "uuid";
import { romeDay } from "@/lib/calendar";
import type { Tx } from "@/lib/db/client";
import { awardFigures } from "./award-figures";
import { award } from "./data";
import type { Reward } from "./reward";
import { badgeRules, levelOf } from "./rules";

export type Practice = {
  userId: number;
  /** What it is worth before the daily cap. */
  xp: number;
  /** Answered messages to count. */
  messages?: 0 | 1;
  /** Mistakes put right after a hint. */
  corrections?: number;
  /** English words used, in their base form. */
  words?: string[];
  /** The digest of a picture, which earns its XP once: three a day do. */
  photo?: string;
  now: Date;
};

/** That nothing was earned at this many XP. */
export const noReward = (xp: number): Reward => ({
  xpAwarded: 0,
  leveledUp: false,
  newLevel: levelOf(xp),
  badgeTypes: [],
});

/** Practice as the database awards it: with the figures it goes by, and an id for each badge it may bring, in order. */
export const awardable = ({ messages = 0, corrections = 0, words = [], ...practice }: Practice) => ({
  ...practice,
  messages,
  corrections,
  words,
  day: romeDay(practice.now),
  figures: awardFigures,
  ids: badgeRules.map(() => uuid()),
});

/**
 * Awards XP under the daily cap and the badges that follow, as the last step of the transaction of what earned them:
 * it holds the user's row until the end, and what is locked in one order cannot wait for each other.
 */
export const awardPractice = (tx: Tx, practice: Practice): Promise<Reward> => award(tx, awardable(practice));
