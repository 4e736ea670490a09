import type { SheetTopic } from "@/lib/features/homework/rules";
import { formTwins } from "./forms";
import { moreWordTwins } from "./more-words";
import { readTwins, type SolvedTwin } from "./read-twins";
import { sentenceTwins } from "./sentences";
import { smallWordTwins } from "./small-words";

const all = { ...smallWordTwins, ...moreWordTwins, ...formTwins, ...sentenceTwins };

export const bankTopics = Object.keys(all) as readonly SheetTopic[];

const bank = new Map(bankTopics.map((topic) => [topic, readTwins(all[topic] ?? "")]));

/** The solved sentences written for a topic. */
export const bankOf = (topic: SheetTopic | undefined): readonly SolvedTwin[] =>
  (topic && bank.get(topic)) ?? [];
