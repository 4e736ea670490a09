import type { SchoolClass } from "@/lib/features/accounts/rules";

const beginner = "examples of at most six very common words, present tense where possible";
const elementary = "short everyday sentences, present and past";
const between = "everyday English, two short clauses at most";
const intermediate = "everyday English, the usual tenses and connectors";

// What Italian schools set as aims: A1 at the end of primaria, A2 of media, B1 on the way to the B2 of the last year.
const english: Record<SchoolClass, { level: string; examples: string }> = {
  primary5: { level: "A1", examples: beginner },
  middle1: { level: "A1", examples: beginner },
  middle2: { level: "A1+ to A2", examples: elementary },
  middle3: { level: "A2", examples: elementary },
  high1: { level: "A2 to B1", examples: between },
  high2: { level: "A2 to B1", examples: between },
  high3: { level: "B1", examples: intermediate },
  high4: { level: "B1+", examples: intermediate },
  high5: { level: "B1+ to B2", examples: intermediate },
};

/** How easy the English of a reply has to be. The class itself is not named: it is nothing that a provider needs. */
export function englishFor(schoolClass: SchoolClass | undefined): string {
  if (!schoolClass) return "not known, adapt to what they write";
  const { level, examples } = english[schoolClass];
  return `about ${level} by the year of school: ${examples}; easier if the student writes less than that`;
}
