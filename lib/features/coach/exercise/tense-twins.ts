import type { PartTopic } from "@/lib/features/homework/rules";

/** Solved gaps, tense by tense: what stood in brackets, and the sentence with its gap filled. */
export const tenseTwins: Partial<Record<PartTopic, readonly { wrong: string; right: string }[]>> = {
  "present-simple": [
    { wrong: "The baker ____ (open) at six", right: "The baker opens at six" },
    { wrong: "Penguins ____ (not / fly)", right: "Penguins don't fly" },
    { wrong: "My neighbour ____ (paint) on Sundays", right: "My neighbour paints on Sundays" },
  ],
  "present-continuous": [
    { wrong: "Look, it ____ (snow)", right: "Look, it is snowing" },
    { wrong: "The workers ____ (fix) the roof now", right: "The workers are fixing the roof now" },
    {
      wrong: "We ____ (paint) the kitchen at the moment",
      right: "We are painting the kitchen at the moment",
    },
  ],
  "past-simple": [
    { wrong: "They ____ (dance) all evening yesterday", right: "They danced all evening yesterday" },
    { wrong: "The thief ____ (steal) a ring last night", right: "The thief stole a ring last night" },
    { wrong: "It ____ (not / snow) last winter", right: "It didn't snow last winter" },
  ],
  "past-continuous": [
    { wrong: "At six it ____ (snow)", right: "At six it was snowing" },
    {
      wrong: "The workers ____ (fix) the roof when it rained",
      right: "The workers were fixing the roof when it rained",
    },
  ],
  "present-perfect": [
    { wrong: "The train ____ (just / stop)", right: "The train has just stopped" },
    { wrong: "We ____ (never / climb) a volcano", right: "We have never climbed a volcano" },
    { wrong: "The baker ____ (sell) all the bread", right: "The baker has sold all the bread" },
  ],
  "present-perfect-continuous": [
    { wrong: "It ____ (snow) since Monday", right: "It has been snowing since Monday" },
  ],
  "past-perfect": [
    { wrong: "The shop ____ (close) before we arrived", right: "The shop had closed before we arrived" },
    {
      wrong: "The thief ____ (steal) a ring before midnight",
      right: "The thief had stolen a ring before midnight",
    },
  ],
  will: [
    { wrong: "I promise I ____ (carry) it", right: "I promise I will carry it" },
    { wrong: "Maybe it ____ (snow)", right: "Maybe it will snow" },
  ],
  "going-to": [
    { wrong: "Look at the sky: it ____ (snow)", right: "Look at the sky: it is going to snow" },
    {
      wrong: "They ____ (paint) the kitchen on Sunday",
      right: "They are going to paint the kitchen on Sunday",
    },
  ],
  "word-order": [
    { wrong: "often / the baker / sings", right: "The baker often sings" },
    { wrong: "penguins / where / live / do", right: "Where do penguins live" },
  ],
  "short-answers": [
    { wrong: "Does the baker sing. No, ____", right: "Does the baker sing. No, he doesn't" },
    { wrong: "Are the windows open. Yes, ____", right: "Are the windows open. Yes, they are" },
  ],
  "plural-nouns": [
    { wrong: "two ____ (fox)", right: "two foxes" },
    { wrong: "three ____ (goose)", right: "three geese" },
  ],
  conditionals: [{ wrong: "If I ____ (win), I would buy a boat", right: "If I won, I would buy a boat" }],
  "verb-patterns": [
    { wrong: "They decided ____ (paint) the kitchen", right: "They decided to paint the kitchen" },
    { wrong: "She enjoys ____ (climb)", right: "She enjoys climbing" },
  ],
};
