import type { SchoolClass } from "@/lib/features/accounts/rules";

/**
 * Every topic of English there is, in the order in which an Italian school comes to it, from the first year of the `media` to
 * the second of the `superiore`. Forms stand by their level in the Core Inventory for General English (British Council and
 * EAQUALS, 2010: A1, then A2, then B1), levels by the Indicazioni nazionali of 2012 (A2 at the end of the `media`). What no
 * inventory lists, because only Italians get it wrong, stands with the form it is about.
 *
 * A new topic begins here: the compiler then asks for its texts, its rule with examples, and its exercises.
 */
export const schoolPath = [
  {
    schoolClass: "middle1",
    topics: [
      "be-agreement",
      "missing-subject",
      "a-or-an",
      "missing-article",
      "plural-nouns",
      "this-these",
      "his-her",
      "article-with-possessive",
      "age-with-have",
      "third-person-s",
      "do-or-does",
    ],
  },
  {
    schoolClass: "middle2",
    topics: [
      "capitals",
      "short-answers",
      "question-order",
      "pronouns",
      "possessive-s",
      "plural-adjectives",
      "modal-to",
      "present-continuous",
      "uncountables",
      "much-many",
      "past-time",
    ],
  },
  {
    schoolClass: "middle3",
    topics: [
      "irregular-past",
      "did-with-past",
      "prepositions",
      "people-is",
      "every-singular",
      "like-very-much",
      "comparatives",
      "future",
      "modal-form",
      "for-to-verb",
      "make-do-take",
    ],
  },
  {
    schoolClass: "high1",
    topics: [
      "spelling",
      "apostrophes",
      "adjective-order",
      "adverb-place",
      "adverbs",
      "double-negative",
      "i-am-agree",
      "present-perfect-finished-time",
      "since-for",
      "if-when-will",
      "stative-ing",
    ],
  },
  {
    schoolClass: "high2",
    topics: [
      "the-generic",
      "ed-ing-adjectives",
      "verb-patterns",
      "explain-say-suggest-me",
      "reflexives",
      "participles",
      "conditionals",
      "false-friends",
      "confused-words",
      "calques",
    ],
  },
] as const satisfies readonly { schoolClass: SchoolClass; topics: readonly string[] }[];

export type Topic = (typeof schoolPath)[number]["topics"][number];

/** A mistake that a tutor found may be of no topic of ours. */
export type MistakeTopic = Topic | "other";

/** The spelling checker finds the one, and nobody finds the other: short answers are trained only. */
export type RuledTopic = Exclude<Topic, "spelling" | "short-answers">;

/** In the order of school. */
export const topics: readonly Topic[] = /* @__PURE__ */ schoolPath.flatMap(
  (year): readonly Topic[] => year.topics,
);

/** The topic of a string from outside: a row, an address, a model's reply. Undefined for what is none. */
export const topicOf = (id: string): Topic | undefined => topics.find((topic) => topic === id);

/** The same of a mistake, which is shown whatever it is about: what is no topic, or no longer one, is "other". */
export const mistakeTopicOf = (id: string): MistakeTopic => topicOf(id) ?? "other";
