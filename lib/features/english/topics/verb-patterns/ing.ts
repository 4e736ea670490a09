import { oneOf, phrase } from "../../sentence/phrase-line";
import { ingOf, isBase, verbOrNoun } from "../../lexicon/verbs";
import { isOnlyVerb, isVerbHere } from "./forms";
import type { VerbPattern } from "./verb-pattern";

const verb = "(?<verb>[a-z]+)";
const ing = (word: string) => (isBase(word) || word === "be" ? ingOf(word) : undefined);

const withIng = oneOf(
  `enjoy enjoys enjoyed enjoying avoid avoids avoided avoiding finish finishes finished imagine suggest suggests suggested
  practise practises practised dislike dislikes detest risk risks risked recommend recommends miss misses consider`,
);
const times = oneOf(
  `time day days hour hours afternoon afternoons evening evenings morning mornings weekend weekends lesson lessons week weeks
  month months year years summer life minutes night nights holidays`,
);
const spentTime = new RegExp(`^\\S+ (?:[\\w'-]+ ){0,3}(?:${times}) to `);
/** What one stops to do: the stop has a purpose. */
const purposes =
  /^(?:think|look|ask|rest|consider|eat|drink|breathe|see|watch|say|buy|get|take|help|pick|have|listen|admire|chat)$/;

/** Verbs, adjectives and prepositions after which a verb ends in -ing. */
export const ingPatterns: VerbPattern[] = [
  {
    lead: phrase(`(?:${withIng}) to ${verb}`),
    drops: 2,
    // "What they consider to be dangerous"
    right: ({ verb: word }, text) => (text.startsWith("consider to be") ? undefined : ing(word)),
  },
  {
    lead: phrase(`(?:don't|doesn't|didn't|wouldn't|not|you|never) mind to ${verb}`),
    drops: 2,
    right: ({ verb: word }) => ing(word),
  },
  {
    lead: phrase(`(?:can't|couldn't|don't|doesn't|didn't|won't|never|not) (?:stop|stops|stopped) to ${verb}`),
    drops: 2,
    right: ({ verb: word }) => (purposes.test(word) ? undefined : ing(word)),
  },
  {
    lead: phrase(
      "(?:have to|had to|has to|want to|wants to|wanted to|decided to|should|must) stop to (?<verb>play|smoke|use|eat|train|study|work|drive|go|read|write|dance|swim|run)",
    ),
    drops: 2,
    right: ({ verb: word }) => ing(word),
  },
  {
    lead: phrase(`(?:stop|stopped) to ${verb}(?=(?: [\\w'-]+){0,5} (?:years?|months?|weeks?|long) ago)`),
    drops: 2,
    right: ({ verb: word }) => ing(word),
  },
  {
    lead: phrase(
      "(?:stop|stops|stopped) to (?<verb>smoke|study|train|argue|grow|scream|fight|play(?= (?:football|tennis|basketball|volleyball|the piano|the guitar|videogames|video games)))",
    ),
    drops: 2,
    right: ({ verb: word }) => ing(word),
  },
  {
    lead: phrase("(?:stop|stops|stopped) to (?<verb>laugh|cry|rain|snow|exist|bark|believe|worry|complain)"),
    drops: 2,
    right: ({ verb: word }) => ing(word),
  },
  {
    lead: phrase(
      "(?:it|they|he|she|phone|computer) (?:stops|stopped) to (?<verb>work|function)(?=$|,| (?:and|after|because|when|so))",
    ),
    drops: 2,
    right: ({ verb: word }) => ing(word),
  },
  {
    lead: phrase(
      `(?:spend|spends|spent|spending|pass|passes|passed|passing|waste|wastes|wasted|lose|lost) (?:[\\w'-]+ ){1,4}to ${verb}`,
    ),
    drops: 2,
    right: ({ verb: word }, text) => (spentTime.test(text) ? ing(word) : undefined),
  },
  {
    lead: phrase(
      `(?:i am|i'm|i was|we are|we're|we were|he is|he's|she is|she's|you are|you're|not|get|gets|got|getting) used to ${verb}`,
    ),
    drops: 1,
    right: ({ verb: word, next }) => (isVerbHere(word, next) ? ing(word) : undefined),
  },
  {
    lead: phrase(`interested to ${verb}`),
    drops: 2,
    right: ({ verb: word, before }) =>
      /^(?:be|was|were|get)$/.test(before) || /^(?:hear|know|see|read|find|discover|note)$/.test(word)
        ? undefined
        : ing(word) && `in ${ing(word)}`,
  },
  {
    lead: phrase(
      `(?:good|bad|better) (?:in|to|at) (?<verb>play|do|draw|sing|dance|cook|swim|speak|write|run|ski|make|solve|work|study)`,
    ),
    drops: 2,
    right: ({ verb: word, before }, text) =>
      / to /.test(text) && !/^(?:am|i'm|is|are|was|were|he's|she's|very|really|quite|so|not)$/.test(before)
        ? undefined
        : / to /.test(text)
          ? undefined
          : `at ${ingOf(word)}`,
  },
  {
    lead: phrase(
      "(?:after|before|without) (?<verb>have) (?:[a-z]+ed|been|done|eaten|had|seen|gone|read|taken|written|made|lost|won|said)",
    ),
    drops: 2,
    right: (_caught, text) => `having ${text.split(" ").at(-1)}`,
  },
  { lead: phrase(`worth to ${verb}`), drops: 2, right: ({ verb: word }) => ing(word) },
  {
    lead: phrase(`the (?:impression|feeling) to ${verb}`),
    drops: 2,
    right: ({ verb: word }) => ing(word) && `of ${ing(word)}`,
  },
  {
    lead: phrase(`(?:capable|tired|afraid|scared|proud|fond|guilty) to ${verb}`),
    drops: 2,
    right: ({ verb: word }, text) =>
      /^(?:capable|fond|guilty)/.test(text) ? ing(word) && `of ${ing(word)}` : undefined,
  },
  {
    lead: phrase(`(?:ever|often) thought to (?<verb>become|leave|go|buy|move|study|live|start|change|try)`),
    drops: 2,
    right: ({ verb: word }) => ing(word) && `of ${ing(word)}`,
  },
  {
    lead: phrase(`(?:without|instead of|by|before|after|while|besides) ${verb}`),
    drops: 1,
    right: ({ verb: word, next }, text) => {
      if (word === "have" && !/^(?:a|an|the|my|breakfast|lunch|dinner)$/.test(next)) return undefined;
      const isSure = /^(?:before|after|while)/.test(text) ? !verbOrNoun.has(word) : true;
      return isSure &&
        word !== "be" &&
        isOnlyVerb(word, next) &&
        !/^(?:us|me|him|you|it)$/.test(word) &&
        !/^without fail$/.test(text)
        ? ing(word)
        : undefined;
    },
  },
  {
    lead: phrase(
      `(?:sorry|excuse me|apologise|apologize|thank you|thanks) for (?:don't|not|didn't|doesn't) (?:to )?${verb}`,
    ),
    drops: 2,
    right: ({ verb: word }) => ing(word) && `not ${ing(word)}`,
    also: "not",
  },
  { lead: phrase(`instead to ${verb}`), drops: 2, right: ({ verb: word }) => ing(word) && `of ${ing(word)}` },
  {
    lead: phrase(`(?:thanks|thank you|thank you very much|thank you so much|sorry) for (?:to )?${verb}`),
    drops: 1,
    right: ({ verb: word, next }, text) => {
      const isTo = / to \w+$/.test(text);
      return isTo || isVerbHere(word, next) ? ing(word) && `${isTo ? "" : ""}${ing(word)}` : undefined;
    },
    also: "to",
  },
  {
    lead: phrase(
      `(?:i|you|we|they|don't|doesn't|didn't|really|also) (?:like|love|hate|prefer|enjoy) ${verb}`,
    ),
    drops: 1,
    right: ({ verb: word, next, before }) =>
      isOnlyVerb(word, next) && !/^(?:would|'d|could|should|that|what|how|as)$/.test(before)
        ? ing(word)
        : undefined,
  },
  {
    lead: phrase(
      `(?:he|she|dad|mum|brother|sister|friend|and|who|also|really|father|mother) (?:likes|loves|hates|prefers|enjoys) ${verb}`,
    ),
    drops: 1,
    right: ({ verb: word, next }) => (isOnlyVerb(word, next) ? ing(word) : undefined),
  },
];
