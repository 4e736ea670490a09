import { isBase, isBe, isModal } from "../lexicon/verbs";
import { collocations, type Collocation } from "./make-do-take/collocations";
import {
  countWords,
  determiner,
  findOnLine,
  lineOf,
  nounEnd,
  oneOf,
  phrase,
  replaceOnLine,
  upTo,
  type Line,
} from "../sentence/phrase-line";
import { grammarRule, textOf, type Match } from "../sentence/rule";
import { ingOf, participleOf, pastOf, thirdPerson } from "../lexicon/verbs";
import { follows } from "../lexicon/words";

type Form = "base" | "third" | "past" | "participle" | "ing";

const formsOf = (verb: string): [string, Form][] => [
  [verb, "base"],
  [thirdPerson(verb), "third"],
  [pastOf(verb), "past"],
  [participleOf(verb), "participle"],
  [ingOf(verb), "ing"],
];

function inForm(verb: string, form: Form): string {
  if (form === "third") return thirdPerson(verb);
  if (form === "past") return pastOf(verb);
  if (form === "participle") return participleOf(verb);
  return form === "ing" ? ingOf(verb) : verb;
}

const adverbs = oneOf("always never often usually also only just really sometimes already ever");
const someone = oneOf("me you him her us them");
const auxiliaries = oneOf(
  `have has had must can can't could should will would do does did didn't don't doesn't am is are was were want wants need
  needs going to`,
);
const subject = `(?:i|you|he|she|we|they|i've|we've|they've|you've|(?:my|your|his|her|our|their|the) [\\w-]+(?: [\\w-]+)?|[\\w-]+ and (?:i|[\\w-]+)|(?!(?:${auxiliaries}|${adverbs}|been|being) )[\\w-]+)`;
const between = `(?: (?:that|which))?(?: (?:${auxiliaries}))? ${subject}(?: (?:${auxiliaries}|${adverbs})){0,3}`;
const afterHave = new RegExp(
  `(?:\\b(?:have|has|had|haven't|hasn't|hadn't|is|are|was|were|be|been)|'ve|'s)(?: (?:${adverbs}|i|you|he|she|we|they)){0,3} $`,
);
const asks =
  /(?:^|, |\b(?:what|where|when|why|how|which|and|but|so|because|if) |\b(?:how|what|which|whose) (?:[\w-]+ ){1,3})$/;
const occasion = `(?=,? (?:in (?:my|your|his|her|their|the) (?:free|spare|summer|holidays?|afternoon|evening|morning)|(?:at|on|during|over) the (?:weekend|holidays)|on (?:\\w+day|your|his)|after school|for fun|every|this weekend|next|last|when (?:you|he|she|they)))`;

/** A collocation's patterns for one wrong verb: the verb before the noun, after it, or in the passive. */
function patternsOf({ verb: right, not, nouns, particle }: Collocation) {
  return not.map((wrong) => {
    const [verb = "", extra = ""] = wrong.split(" ");
    const forms = new Map(formsOf(verb).reverse());
    const verbs = `(?<verb>${[...forms.keys()].join("|")})${extra && ` ${extra}`}`;
    const thing = `(?<thing>(?:${determiner} ){0,3}${upTo(3)}(?:${nouns}))`;
    const later = [phrase(`(?:${nouns})${between} ${verbs}${nounEnd}`)];
    if (/^(?:do|make|take)$/.test(right))
      later.push(phrase(`(?:${nouns}) (?:is|are|was|were|has been|have been) ${verbs}(?= by )`));
    return {
      forms,
      verbFirst: phrase(`${verbs}(?: (?<adverb>${adverbs}))?(?: (?<who>${someone}))? ${thing}${nounEnd}`),
      // "The attention that I have", "the cake we had": these verbs go with many nouns that are named before.
      nounFirst: /^(?:make|do|pass|lose)$/.test(wrong) && particle !== "of" ? later : [],
    };
  });
}

/** Most verbs stand nowhere on the line: their patterns, long ones, are neither compiled nor tried. */
const patternsOn = ({ words }: Line, patterns: ReturnType<typeof patternsOf>) =>
  patterns.filter(({ forms }) => words.some(({ lower }) => forms.has(lower)));

const rules = collocations.map((collocation) => ({ ...collocation, patterns: patternsOf(collocation) }));

/** "Does he", "what do friends": the verb only asks there. */
const onlyAsks = (verb: string, before: string, isQuestion: boolean) =>
  /^(?:do|does|did|have|has|had)$/.test(verb) && asks.test(before) && (isQuestion || before !== "");

/** "Who did you call?": what may be a noun is the verb that is asked with. */
const isVerbAsked = (verb: string, who = "", thing: string) =>
  /^(?:do|does|did)$/.test(verb) && /^(?:you|it)$/.test(who) && isBase(thing);

function rightForm(verb: string, form: Form | undefined, before: string): string {
  if (!form) return verb;
  const isPast = form === "past" || form === "participle";
  if (isPast) return inForm(verb, afterHave.test(before) ? "participle" : "past");
  return inForm(verb, form);
}

/** "It does look bad", "it makes my activities easier", "she says the stories are true": the noun is not done or said. */
function isMoreThanThing({ words }: Line, verb: string, thing: string, to: number): boolean {
  const next = words[to + 1];
  if (!follows(next)) return /^(?:does|did)$/.test(verb) && isBase(thing) && thing !== "progress";
  if (/^(?:does|did)$/.test(verb) && isBase(thing) && thing !== "progress") return true;
  if (/^(?:say|says|said|saying)$/.test(verb))
    return isBe(next.lower) || isModal(next.lower) || /^(?:has|have|had)$/.test(next.lower);
  return (
    /^mak|^made$/.test(verb) &&
    /^(?:more|less|easier|better|worse|harder|safer|faster|possible|impossible|clear|clearer)$/.test(
      next.lower,
    )
  );
}

function findVerbFirst(line: Line, isQuestion: boolean): Match[] {
  return rules.flatMap(({ verb, particle, patterns }) =>
    patternsOn(line, patterns).flatMap(({ forms, verbFirst }) =>
      findOnLine(line, verbFirst).flatMap((found) => {
        const { verb: wrong = "", adverb, who, thing = "" } = found.match.groups ?? {};
        const before = line.text.slice(0, found.match.index);
        if (onlyAsks(wrong, before, isQuestion) || isVerbAsked(wrong, who, thing)) return [];
        if (isMoreThanThing(line, wrong, thing, found.to)) return [];
        // "The coach made me run."
        if (who && verb === "go") return [];
        const written = textOf(line.words, found.to - countWords(thing) + 1, found.to);
        const right = [rightForm(verb, forms.get(wrong), before), particle, adverb, who, written].filter(
          Boolean,
        );
        return replaceOnLine(line, found, right.join(" "));
      }),
    ),
  );
}

/** "I wish we could do it", "I'm not sure I can do it": no noun stands there. */
const isNoNoun = ({ words }: Line, at: number) =>
  words[at]?.lower === "sure" ||
  (isBase(words[at]?.lower ?? "") &&
    /^(?:i|you|he|she|we|they|to|don't|didn't|can|will|would|i'd|i'll)$/.test(words[at - 1]?.lower ?? ""));

function findNounFirst(line: Line): Match[] {
  return rules.flatMap(({ verb, particle, patterns }) =>
    patternsOn(line, patterns).flatMap(({ forms, nounFirst }) =>
      nounFirst.flatMap((pattern) =>
        findOnLine(line, pattern).flatMap((found) => {
          const wrong = found.match.groups?.verb ?? "";
          if (isNoNoun(line, found.from)) return [];
          const upToVerb = line.text.slice(0, found.match.index + found.match[0].length - wrong.length);
          const right = [rightForm(verb, forms.get(wrong), upToVerb), particle].filter(Boolean).join(" ");
          return replaceOnLine(line, found, `${textOf(line.words, found.from, found.to - 1)} ${right}`);
        }),
      ),
    ),
  );
}

const pastime = phrase(
  `what (?:do|does|did|are|is|were|was) ${subject}(?: (?:${adverbs}))? (?<verb>make|making)${occasion}`,
);

/** "What do you make in your free time?" */
const findPastime = (line: Line): Match[] =>
  findOnLine(line, pastime).flatMap((found) => {
    const right = found.match.groups?.verb === "making" ? "doing" : "do";
    return replaceOnLine(line, found, `${textOf(line.words, found.from, found.to - 1)} ${right}`);
  });

export const makeDoTake = grammarRule({
  topic: "make-do-take",
  find: ({ words, isQuestion }) => {
    const line = lineOf(words);
    return [...findVerbFirst(line, isQuestion), ...findNounFirst(line), ...findPastime(line)];
  },
  explanation:
    "L'italiano usa fare quasi con tutto; l'inglese no: ogni nome ha il suo verbo, e le coppie si imparano insieme, come una parola sola.",
  hints: [
    "In italiano questo verbo va bene con quel nome: sei sicuro che anche in inglese vadano insieme?",
    "Il nome è giusto, è il verbo che viene dall'italiano: in inglese questo nome ne vuole un altro.",
    "Cerca il nome sul dizionario e guarda con quale verbo compare negli esempi, poi cambia soltanto il verbo.",
  ],
});
