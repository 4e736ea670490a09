import { topics, type Topic } from "./rules";

/** What is found in a student's English, and has no exercises of ours. */
const untrained = [
  "adverb-place",
  "adverbs",
  "apostrophes",
  "article-with-possessive",
  "calques",
  "conditionals",
  "confused-words",
  "ed-ing-adjectives",
  "missing-article",
  "participles",
  "possessive-s",
  "pronouns",
  "reflexives",
  "spelling",
  "verb-patterns",
] as const satisfies readonly Topic[];

export type ExerciseTopic = Exclude<Topic, (typeof untrained)[number]>;

/** Whether there are exercises of ours on a topic. */
export const isTrained = (topic: Topic): topic is ExerciseTopic => !untrained.some((one) => one === topic);

/** In the order of school. */
export const exerciseTopics: readonly ExerciseTopic[] = /* @__PURE__ */ topics.filter(isTrained);
