import type { SchoolClass } from "@/lib/features/accounts/rules";

type SchoolYear = { schoolClass: SchoolClass; topics: readonly string[] };

/**
 * Every topic, in the order in which an Italian school comes to it, from the first year of the `media` to the second of the
 * `superiore`. Forms stand by their level in the Core Inventory for General English (British Council and EAQUALS, 2010:
 * A1, then A2, then B1), levels by the Indicazioni nazionali of 2012 (A2 at the end of the `media`). What no inventory
 * lists, because only Italians get it wrong, stands with the form it is about.
 */
export const schoolPath: readonly SchoolYear[] = [
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
];

const order = schoolPath.flatMap(({ topics }) => topics);
const lastYear = schoolPath.at(-1)?.topics ?? order;

/** The first topic of a student's year, as far as the path goes: where they start of whom nothing was seen. */
export function startOf(schoolClass: SchoolClass | null): string {
  const year = schoolPath.find((one) => one.schoolClass === schoolClass);
  const [first = ""] = year?.topics ?? (schoolClass?.startsWith("high") ? lastYear : order);
  return first;
}

/** The topics of the path behind this one, in their order, then those before it. */
export function onwardsFrom(topic: string): string[] {
  const at = order.indexOf(topic);
  return [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
}
