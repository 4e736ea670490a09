import type { Draft, TopicContent } from "./draft";
import type { Exercise, ExerciseLevel, ExerciseTopic } from "./exercise";
import { randomOf, seedOf, type Random } from "./random";
import { topicContents } from "./topic-contents";

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}'’]{4,}/gu) ?? []);

/** The example that shares the fewest words with the exercise, chosen among equals by chance. */
function twinOf(content: TopicContent, draft: Draft, random: Random): string {
  const own = wordsOf(`${draft.solution} ${draft.words.join(" ")}`);
  const ranked = random
    .shuffle(content.twins)
    .map((twin) => ({ twin, shared: [...wordsOf(twin)].filter((word) => own.has(word)).length }))
    .sort((one, other) => one.shared - other.shared);
  return ranked[0]?.twin ?? "";
}

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
  const { explanation, hints } = content;
  return { topic, level, ...draft, explanation, hints, twin: twinOf(content, draft, random) };
}
