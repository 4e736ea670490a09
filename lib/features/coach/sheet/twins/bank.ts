import { formTwins } from "./forms";
import { moreWordTwins } from "./more-words";
import { readTwins, type SolvedTwin } from "./read-twins";
import { sentenceTwins } from "./sentences";
import { smallWordTwins } from "./small-words";

const bank = new Map(
  Object.entries({ ...smallWordTwins, ...moreWordTwins, ...formTwins, ...sentenceTwins }).map(
    ([topic, lines]) => [topic, readTwins(lines)] as const,
  ),
);

/** The solved sentences written for a topic. */
export const bankOf = (topic: string): readonly SolvedTwin[] => bank.get(topic) ?? [];

export const bankTopics: readonly string[] = [...bank.keys()];
