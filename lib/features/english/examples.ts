import type { RuledTopic } from "@/lib/features/topics/rules";
import pairs from "./examples.json" with { type: "json" };

/** Applying the corrections of the topic's rule to `wrong` gives `right`. */
type Example = { wrong: string; right: string };

const examples: Readonly<Record<RuledTopic, readonly Example[]>> = pairs;

const isRuled = (topic: string): topic is RuledTopic => Object.hasOwn(examples, topic);

/** A rule's own pairs; none for a topic without a rule. They stand apart from the rules, as whoever shows one loads none. */
export const examplesOf = (topic: string): readonly Example[] => (isRuled(topic) ? examples[topic] : []);
