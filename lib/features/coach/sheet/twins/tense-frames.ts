import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import {
  goingTo,
  habit,
  now,
  past,
  willFuture,
  type TenseFrame,
} from "@/lib/features/exercises/tense-makers";
import type { Activity } from "@/lib/features/exercises/world/activities";
import type { Time } from "@/lib/features/exercises/world/times";
import type { SheetTopic } from "@/lib/features/homework/rules";

const timesOf = (...list: string[]): Time[] =>
  list.map((en) => ({ en, others: [], it: "", suits: "small usual rare" }));
const frame = (tense: Tense, ...times: string[]): TenseFrame => ({
  tense,
  times: timesOf(...times),
  name: "",
});

/** A tense with the times that tell it. */
const frames: readonly TenseFrame[] = [
  habit,
  now,
  past,
  willFuture,
  goingTo,
  frame("past-continuous", "at six o'clock yesterday", "when the bell rang", "when the storm began"),
  frame("present-perfect", "this week", "this month"),
  frame("past-perfect", "before the storm", "before midnight"),
  frame("present-perfect-continuous", "for an hour", "for two hours"),
  frame("past-perfect-continuous", "for an hour when the bell rang", "for two hours when the storm began"),
  frame("future-continuous", "at six o'clock tomorrow", "at noon tomorrow"),
];

export const frameOf = (topic: SheetTopic | undefined): TenseFrame | undefined =>
  frames.find(({ tense }) => tense === topic);

const lasting = /^(?:play|read|study|paint|draw|sing|dance|work|run|swim|train|listen|watch)$/;
const brief = /^(?:buy|send|meet|go|visit)$/;

/** "Has gone" and "has been" are a rule of their own. */
const isOwnRule = (tense: Tense, verb: string) => tense === "present-perfect" && verb === "go";

/** Whether what somebody does lasts as long as a tense wants it to. */
export const suits = (tense: Tense, { verb }: Activity): boolean => {
  if (tense.endsWith("perfect-continuous")) return lasting.test(verb);
  return !isOwnRule(tense, verb) && (!tense.includes("continuous") || !brief.test(verb));
};
