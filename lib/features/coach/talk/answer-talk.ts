import type { Say } from "../activity";
import type { Talk } from "./read-talk";
import { offers, talkWords } from "./words";

/** Which question ends the answer. */
const ends: Partial<Record<Talk, readonly string[]>> = {
  sad: offers.easy,
  "bad mark": offers.easy,
  "good mark": offers.tell,
  life: offers.tell,
  wait: offers.ready,
  bored: offers.easy,
  silence: offers.easy,
  answer: offers.tryIt,
  trick: offers.tryIt,
  translation: offers.tryIt,
  guesses: offers.sentence,
  dispute: offers.sentence,
  check: offers.sentence,
  why: offers.sentence,
  help: offers.where,
  goodbye: offers.bye,
};

/** A sentence in answer to what is no work. */
export const reactTo = (talk: Talk, say: Say): string => say(talkWords[talk]);

/** The same, and what can be done now. */
export const answerTalk = (talk: Talk, say: Say): string[] => [
  reactTo(talk, say),
  say(ends[talk] ?? offers.start),
];
