import pairs from "./examples.json" with { type: "json" };

/** Applying the corrections of the topic's rule to `wrong` gives `right`. */
type Example = { wrong: string; right: string };

const examples: Record<string, readonly Example[]> = pairs;

/** A rule's own pairs; none for a topic without a rule. They stand apart from the rules, as whoever shows one loads none. */
export const examplesOf = (topic: string): readonly Example[] =>
  Object.hasOwn(examples, topic) ? (examples[topic] ?? []) : [];
