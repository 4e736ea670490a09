import type { SchoolClass } from "@/lib/features/accounts/rules";

/** The last three years are at ease with the same English. */
const upperYears = [
  "If I would have known, I would have called you.",
  "I look forward to see you.",
  "I'm used to get up early.",
];

/**
 * What a pupil of each year might write: one mistake a sentence, of a kind that the year has met. How each is put right is
 * in tests/evals/first-minute.test.ts alone.
 */
const sentencesByClass: Record<SchoolClass, readonly string[]> = {
  primary5: ["My sister have a dog.", "I have ten years.", "My eyes is green."],
  middle1: ["My brother play football every day.", "He don't like pizza.", "I have a apple in my bag."],
  middle2: ["My mum can to cook very well.", "Where you live?", "My sister has blues eyes."],
  middle3: ["I didn't saw the film.", "My house is more big than yours.", "Last summer I go to the beach."],
  high1: [
    "I have seen him yesterday.",
    "If it will rain, we will stay at home.",
    "I have known her since three years.",
  ],
  high2: ["I'm very interesting in history.", "Can you explain me this rule?", "I want that you help me."],
  high3: upperYears,
  high4: upperYears,
  high5: upperYears,
};

/** Sentences with one mistake each for a learner of this class; null where it is not known. */
export const sentencesFor = (schoolClass: SchoolClass | null): readonly string[] =>
  sentencesByClass[schoolClass ?? "middle1"];
