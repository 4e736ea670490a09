import type { Say } from "../activity";
import type { Talk } from "./read-talk";
import { offers, talkWords } from "./words";

/** Which question ends the answer. */
const ends: Partial<Record<Talk, readonly string[]>> = {
  sad: offers.easy,
  bored: offers.easy,
  silence: offers.easy,
  answer: offers.tryIt,
  trick: offers.tryIt,
  translation: offers.tryIt,
  guesses: offers.sentence,
  dispute: offers.sentence,
  goodbye: offers.bye,
};

/** A sentence in answer to what is no work, and what can be done now. */
export const answerTalk = (talk: Talk, say: Say): string[] => [
  ...[talkWords[talk] ?? []].filter((words) => words.length > 0).map((words) => say(words)),
  say(ends[talk] ?? offers.start),
];
