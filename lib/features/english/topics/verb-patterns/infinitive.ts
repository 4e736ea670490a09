import { oneOf, phrase } from "../../sentence/phrase-line";
import { baseOfIng, baseOfPast, ingOf, isBase, isPastForm, thirdPerson } from "../../lexicon/verbs";
import { isOnlyVerb, isVerbHere, namedByIng, pronounObjects, subjects } from "./forms";
import type { VerbPattern } from "./verb-pattern";

const verb = "(?<verb>[a-z]+)";
const base = (word: string) => (isBase(word) || word === "be" ? word : undefined);
const fromIng = (word: string) => {
  const found = baseOfIng(word);
  return found && `to ${found}`;
};

const subjectForms = new Map([...subjects].map(([subject, object]) => [object, subject]));

const withTo = oneOf(
  `want wants wanted decide decides decided hope hopes hoped manage manages managed promise promises promised refuse
  refuses refused try tries tried need needs needed learn learns learned learnt choose chose plan plans planned`,
);
const withToOnly = oneOf(
  `want wants wanted decide decides decided hope hopes hoped manage managed promised refused refuse agreed`,
);

/** Words after which a verb needs to. */
export const toPatterns: VerbPattern[] = [
  {
    lead: phrase(`(?:[\\w']+ )?(?:${withTo}) ${verb}`),
    drops: 1,
    right: ({ verb: word, next }, text) =>
      /^(?:you|the|a|no|any|some|of|and|to|plan|in) /.test(text) ||
      / (?:plan|plans|need|try|tries|promise|promises|hope|hopes) /.test(` ${text.split(" ")[0]} `) ||
      !isOnlyVerb(word, next)
        ? undefined
        : `to ${word}`,
  },
  {
    lead: phrase(
      `(?:would|wouldn't|i'd|he'd|she'd|we'd|they'd|you'd) (?:really )?(?:like|love|prefer) ${verb}`,
    ),
    drops: 1,
    right: ({ verb: word, next }) => (isOnlyVerb(word, next) ? `to ${word}` : undefined),
  },
  {
    lead: phrase(`(?:${withToOnly}) (?<verb>[a-z]+ing)`),
    drops: 1,
    right: ({ verb: word }) => fromIng(word),
  },
  {
    lead: phrase("(?:learn|learned|learnt) (?<verb>[a-z]+ing)"),
    drops: 1,
    right: ({ verb: word }) => (namedByIng.has(word) ? undefined : fromIng(word)),
  },
  {
    lead: phrase(
      `(?:know|knows|knew|learn|learned|learnt|forget|forgot|understand|show|taught|teach|teaches|explain|remember)(?: (?:${pronounObjects}))? how ${verb}`,
    ),
    drops: 1,
    right: ({ verb: word, next }) =>
      fromIng(word) ??
      (isOnlyVerb(word, next) || (word === "talk" && next === "to") ? `to ${word}` : undefined),
  },
  {
    lead: phrase("(?:taught|teach|teaches) (?:me|him|us|them|you) (?<verb>[a-z]+ing)"),
    drops: 1,
    right: ({ verb: word }) => (namedByIng.has(word) ? undefined : fromIng(word)),
  },
  {
    lead: phrase(`(?:want|wants|wanted|asked|asks|invited|allows|allowed) (?:me|him|us|them) ${verb}`),
    drops: 1,
    right: ({ verb: word, next }) => (isOnlyVerb(word, next) ? `to ${word}` : undefined),
  },
  {
    lead: phrase(
      "(?:it is|it's|it was) (?:forbidden|important|necessary|possible|impossible) (?<verb>[a-z]+ing)",
    ),
    drops: 1,
    right: ({ verb: word }) => fromIng(word),
  },
  {
    lead: phrase(`to don't ${verb}`),
    drops: 3,
    right: ({ verb: word }) => base(word) && `not to ${word}`,
  },
  {
    lead: phrase("(?:i|you|he|she|we|they) used to (?<verb>[a-z]+ing)"),
    drops: 1,
    right: ({ verb: word }) => baseOfIng(word),
  },
  {
    lead: phrase(
      "(?:had|have|has|want|wants|wanted|need|needed|decided|tried|able|going|started|began|like|liked|love|hope|how|used) to (?<verb>[a-z]+)",
    ),
    drops: 1,
    right: ({ verb: word }) =>
      isPastForm(word) && !/^(?:found|left|felt|called|used|broken)$/.test(word)
        ? baseOfPast(word)
        : undefined,
  },
  {
    lead: phrase(`to can ${verb}`),
    drops: 2,
    right: ({ verb: word }) => base(word) && `be able to ${word}`,
  },
  {
    lead: phrase(`(?:hope|hopes|hoped) (?<who>${pronounObjects}|he|she|they|we) to ${verb}`),
    drops: 3,
    right: ({ who = "", verb: word }) => {
      const whom = subjectForms.get(who) ?? who;
      const form = /^(?:he|she|it)$/.test(whom) ? thirdPerson(word) : word;
      const be = /^(?:he|she|it)$/.test(whom) ? "is" : "are";
      return base(word) && `${whom} ${word === "be" ? be : form}`;
    },
  },
  {
    lead: phrase("(?<head>allow|allows|permit|permits) to (?<verb>[a-z]+)"),
    drops: 3,
    right: ({ head = "", verb: word }) => base(word) && `${head.replace("permit", "allow")} us to ${word}`,
  },
  {
    lead: phrase("(?<head>make|makes) to (?<verb>think|laugh|cry|smile|dream|reflect|feel|understand)"),
    drops: 3,
    right: ({ head = "", verb: word }) => `${head} you ${word}`,
  },
  {
    lead: phrase(
      "(?<head>go|goes|went|going|gone) (?<verb>dance|shop|ski|fish|camp|jog|hike|surf|skate|bowl)(?=$|,| (?:in|on|with|at|and|together|every|to))",
    ),
    drops: 1,
    right: ({ verb: word }) => ingOf(word),
  },
  {
    lead: phrase(
      "(?:go|goes|went|going) (?<verb>walk|run|ride|stroll)(?=$|,| (?:in|on|with|at|and|together|every|around|near))",
    ),
    drops: 1,
    right: ({ verb: word }) => `for a ${word}`,
  },
  {
    lead: phrase("able of (?<verb>[a-z]+)"),
    drops: 2,
    right: ({ verb: word }) => fromIng(word) ?? (base(word) && `to ${word}`),
  },
  {
    lead: phrase("(?:i was|i'm|i am|we were|we are) about (?<verb>[a-z]+ing)"),
    drops: 1,
    right: ({ verb: word }) => fromIng(word),
  },
  { lead: phrase("don't forget (?<verb>[a-z]+ing)"), drops: 1, right: ({ verb: word }) => fromIng(word) },
  {
    lead: phrase(
      "(?:want|wants|wanted|need|needs|needed|try|tries|tried|decide|decided|hope|start|starts|started|begin|began|learn|learned|learnt|have|has|had|able|would like) to (?<verb>[a-z]+ing)",
    ),
    drops: 1,
    right: ({ verb: word }) => baseOfIng(word),
  },
];

/** Words after which a verb has no to. */
export const basePatterns: VerbPattern[] = [
  {
    // "The teacher let us to listen": one of two mistakes, where nothing says that it is over.
    lead: phrase(
      `(?:he|she|it|teacher|mum|dad|mother|father|sister|brother|coach|boss) let (?<who>me|us|him|her|them) to ${verb}`,
    ),
    drops: 4,
    unless: /\b(?:yesterday|ago|last|was|were|did|didn't|had|went|when i|\w+ed)\b/,
    right: ({ who = "", verb: word }) => (base(word) ? `lets ${who} ${word}` : undefined),
  },
  {
    lead: phrase(`(?:let|lets|letting) (?:${pronounObjects}) to ${verb}`),
    drops: 2,
    right: ({ verb: word }) => base(word) ?? baseOfIng(word),
  },
  {
    lead: phrase(`(?:let|lets) (?:my|your|his|her|our|their|the) [\\w-]+ to ${verb}`),
    drops: 2,
    right: ({ verb: word }) => base(word) ?? baseOfIng(word),
  },
  {
    lead: phrase(`(?:make|makes|made|making) (?:me|him|us|them|you|her) to ${verb}`),
    drops: 2,
    right: ({ verb: word }) => base(word) ?? baseOfIng(word),
  },
  {
    lead: phrase("(?:make|makes|made) it to (?<verb>start|happen|look|sound|seem|stop|move)"),
    drops: 2,
    right: ({ verb: word }) => word,
  },
  {
    lead: phrase("(?:make|makes|made|let|lets) (?:me|you|him|us|them) (?<verb>[a-z]+ing)"),
    drops: 1,
    right: ({ verb: word }) => plainAction(word),
  },
  {
    lead: phrase("(?:help|helps|helped) (?:me|you|him|us|them) (?<verb>[a-z]+ing)"),
    drops: 1,
    right: ({ verb: word }) => baseOfIng(word),
  },
  { lead: phrase(`let's to ${verb}`), drops: 2, right: ({ verb: word }) => base(word) },
  {
    lead: phrase("let's (?<verb>[a-z]+ing)"),
    drops: 1,
    right: ({ verb: word }) => baseOfIng(word),
  },
];

const plainAction = (word: string) => {
  const found = baseOfIng(word);
  return found && isVerbHere(found, "the") && !adjectives.test(word) ? found : undefined;
};
const adjectives =
  /^(?:interesting|boring|exciting|amazing|annoying|tiring|relaxing|surprising|confusing|frightening|disappointing|charming|willing|loving|caring|missing|living|embarrassing|depressing|entertaining|moving|touching|fascinating|winning|outstanding)$/;
