import type { Draft, Hints, TopicContent } from "./draft";
import type { Exercise, ExerciseLevel } from "./exercise";
import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { randomOf, seedOf, type Random } from "./random";
import { topicContents } from "./topic-contents";
import { twinOf } from "./twin-of";

type Wish = { topic: ExerciseTopic; level: ExerciseLevel; seed: number };

/** The same input draws the same exercise on every machine; other seeds draw others. */
export function generateExercise(wish: Wish): Exercise {
  const { topic, level } = wish;
  const content = topicContents[topic];
  const { draft, random } = draw(wish);
  const { explanation } = content;
  const hints = hintsFor(content, draft);
  return { topic, level, ...draft, explanation, hints, twin: twinOf(content, draft, random) };
}

/** The same exercise without what its topic adds, which takes as long as all the rest: for whoever draws hundreds. */
export const draftExercise = (wish: Wish): Draft => draw(wish).draft;

function draw({ topic, level, seed }: Wish): { draft: Draft; random: Random } {
  const { makers } = topicContents[topic];
  const random = randomOf(seedOf(topic, level, seed));
  const ofLevel = makers.filter(({ levels }) => levels.includes(level));
  return { draft: random.pick(ofLevel.length > 0 ? ofLevel : makers).make(random), random };
}

function hintsFor({ hints, orderHints }: TopicContent, draft: Draft): Hints {
  if (draft.kind !== "order") return draft.hints ?? hints;
  return orderHints === "topic" ? hints : (orderHints ?? draft.hints ?? hints);
}
