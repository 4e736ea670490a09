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

const owned = "(?:my|your|his|her|our|their|the|this|these)";
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
    lead: phrase(
      `(?:${wants}) that (?<who>everything|everybody|everyone|nobody|people|(?:my|your|his|her|our|their|the|this|these) [a-z]+) (?<verb>[a-z]+)`,
    ),
    drops: 4,
    right: ({ who = "", verb }, text) => {
      const base = baseOf(verb);
      const lead = who.includes(" ") ? "" : `${text.split(" ").at(-4)} `;
      return base && !/^(?:that|which|of|in)$/.test(verb) ? `${lead}${who} to ${base}` : undefined;
    },
  },
  ...["i|you|he|she|it|we|they", `${owned} [a-z]+`, `${owned} [a-z]+ one`].map((who, more): VerbPattern => ({
    lead: phrase(`(?:can't|cannot|couldn't) wait that (?<who>${who}) (?<verb>[a-z]+)`),
    drops: 3 + more,
    right: ({ who: whom = "", verb }) => {
      const base = baseOf(verb);
      return base && `for ${subjects.get(whom) ?? whom} to ${base}`;
    },
  })),
];
