import type { Draft, Hints, TopicContent } from "./draft";
import type { Exercise, ExerciseLevel, ExerciseTopic } from "./exercise";
import { randomOf, seedOf } from "./random";
import { topicContents } from "./topic-contents";
import { twinOf } from "./twin-of";

/** The same input draws the same exercise on every machine; other seeds draw others. */
export function generateExercise(input: {
  topic: ExerciseTopic;
  level: ExerciseLevel;
  seed: number;
}): Exercise {
  const { topic, level, seed } = input;
  const content = topicContents[topic];
  const random = randomOf(seedOf(topic, level, seed));
  const makers = content.makers.filter(({ levels }) => levels.includes(level));
  const draft = random.pick(makers.length > 0 ? makers : content.makers).make(random);
  const { explanation } = content;
  const hints = hintsFor(content, draft);
  return { topic, level, ...draft, explanation, hints, twin: twinOf(content, draft, random) };
}

function hintsFor({ hints, orderHints }: TopicContent, draft: Draft): Hints {
  if (draft.kind !== "order") return draft.hints ?? hints;
  return orderHints === "topic" ? hints : (orderHints ?? draft.hints ?? hints);
}
