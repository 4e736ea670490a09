import { phrase } from "../../sentence/phrase-line";
import { baseOfPast, baseOfThird, isBase } from "../../lexicon/verbs";
import { subjects } from "./forms";
import type { VerbPattern } from "./verb-pattern";

const baseOf = (word: string) =>
  /^(?:am|is|are|was|were|be)$/.test(word)
    ? "be"
    : isBase(word)
      ? word
      : (baseOfThird(word) ?? baseOfPast(word));

const wants = "want|wants|wanted|would like|wouldn't like|i'd like|we'd like|he'd like|she'd like";

/** "I want that you come": somebody and an infinitive instead of a clause. */
export const wantPatterns: VerbPattern[] = [
  {
    lead: phrase(`(?:${wants}) that (?<who>i|you|he|she|we|they) (?<verb>[a-z]+)`),
    drops: 3,
    right: ({ who = "", verb }) => {
      const base = baseOf(verb);
      return base && `${subjects.get(who)} to ${base}`;
    },
  },
  {
    lead: phrase(`(?:${wants}) that (?<who>i|you|he|she|we|they) (?:don't|doesn't|didn't) (?<verb>[a-z]+)`),
    drops: 4,
    right: ({ who = "", verb }) => (isBase(verb) ? `${subjects.get(who)} not to ${verb}` : undefined),
  },
  {
    lead: phrase(`(?:${wants}) that (?<who>(?:my|your|his|her|our|their) [a-z]+) (?<verb>[a-z]+)`),
    drops: 4,
    right: ({ who = "", verb }) => {
      const base = baseOf(verb);
      return base && `${who} to ${base}`;
    },
  },
];
