import type { MistakeTopic } from "@/lib/features/topics/rules";
import { topicName } from "@/lib/i18n/it/topics";
import { cutToTokens } from "./tokens";

/** What happened before the turns a tutor is still shown. Newest first. */
export type Past = {
  mistakes: { topic: MistakeTopic; quote: string; isResolved: boolean }[];
  /** The last exercise the student brought along, as it was pasted. */
  exercise?: string;
};

const maxQuotes = 6;
const maxTopics = 10;
const quoteTokens = 30;
const exerciseTokens = 120;

/** What is left of the older part of a conversation, for a language model: no word of it is made up. */
export function summarise({ mistakes, exercise }: Past): string {
  const quotesOf = (wanted: boolean) => [
    ...new Set(
      mistakes
        .filter(({ isResolved }) => isResolved === wanted)
        .map(({ quote }) => cutToTokens(quote, quoteTokens)),
    ),
  ];
  return [
    "EARLIER IN THIS CONVERSATION, before the messages below",
    `topics worked on: ${topicsOf(mistakes).join(", ") || "none"}`,
    `mistakes put right: ${asData(quotesOf(true).slice(0, maxQuotes))}`,
    `mistakes still open: ${asData(quotesOf(false).slice(0, maxQuotes))}`,
    ...(exercise ? [`exercise brought along: ${asData(cutToTokens(exercise, exerciseTokens))}`] : []),
  ].join("\n");
}

function topicsOf(mistakes: Past["mistakes"]): string[] {
  const counts = new Map<MistakeTopic, number>();
  for (const { topic } of mistakes) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxTopics)
    .map(([topic, count]) => `${topicName(topic)} (${count})`);
}

/** The student's words, quoted and escaped: no chat template takes a part of them for its own marks. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
