import { isDescribing } from "../lexicon/adjective-classes";
import { isNoun } from "../lexicon/nouns";
import { baseOfParticiple, ingOf, isBase, pastOf, thirdPerson } from "../lexicon/verbs";
import { follows, setOf, type Word } from "../lexicon/words";
import { anySubjectBefore } from "../sentence/noun-subject";
import { matchWords, textOf, type Match } from "../sentence/rule";

const now = /^(?:am|is|are)(?:n't)?$|^(?:i'm|(?:you|we|they)'re|(?:he|she)'s)$/;
const then = /^(?:was|were)(?:n't)?$/;

const adverbs = setOf("not always still now just also only never often usually sometimes");
/** Of these a noun may be said alone: "it is play time", "what she is like". */
const things = setOf("it this that these those there what which who all everything nothing");
/** Adjectives and nouns that are written as verbs, and what is another mistake after be: "I am bore", "he was give". */
const others = setOf(
  `like mean live lay last own open clean close complete correct separate tidy welcome match fit agree type end bore interest excite surprise scare amaze annoy embarrass disappoint worry relax confuse frighten satisfy
  convince involve injure damage educate motivate call name give offer tell teach show pay ask award invite finish marry`,
);
/** What nobody is made the object of, so that it is no passive. */
const withoutObject = setOf(
  "go come sleep work play walk listen look travel dance sing swim cry laugh wait talk arrive stay jog ski skate smile sit stand study",
);
const opensObject = setOf(
  "the a an my your his her our their this that these those me you him us them it some",
);
const whoOneIs =
  /(?:er|or|ist|ian)s?$|^(?:assistant|coach|boy|girl|star|mate|fan|friend|champion|student|agent|addict)s?$/;
/** What is so or not, and never under way. */
const states = setOf(
  "want need know love hate prefer believe understand remember forget seem belong cost hope think have",
);

function isVerb(words: Word[], at: number): boolean {
  const { lower = "" } = words[at] ?? {};
  const isPlain = isBase(lower) && (lower === "come" || baseOfParticiple(lower) === undefined);
  if (!isPlain || others.has(lower) || isDescribing(lower)) return false;
  const next = follows(words[at + 1]) ? (words[at + 1]?.lower ?? "") : "";
  const hasObject = opensObject.has(next) || (isNoun(next) && !whoOneIs.test(next));
  return hasObject || (withoutObject.has(lower) && !isNoun(next) && next !== "by");
}

/** "I'm", or the subject before "am". */
function whoBefore(words: Word[], at: number): { isThird: boolean } | undefined {
  const { lower = "" } = words[at] ?? {};
  if (lower.includes("'") && !lower.endsWith("n't")) return { isThird: lower.endsWith("'s") };
  const subject = anySubjectBefore(words, at);
  if (!subject || things.has(words[subject.from]?.lower ?? "")) return undefined;
  return { isThird: subject.person === "third" };
}

/** "I want" for "I'm want", "wanted" for "was want". */
function stateFor(be: Word, verb: string, isThird: boolean): string {
  const [who = ""] = be.text.includes("'") ? be.text.split("'") : [];
  const form = then.test(be.lower) ? pastOf(verb) : isThird ? thirdPerson(verb) : verb;
  return `${who} ${form}`.trim();
}

/** "I am play football", "she was watch TV": the verb stands bare after be, which it cannot. */
export function bareAfterBe(words: Word[], at: number, time: "now" | "then"): Match[] | undefined {
  const be = words[at];
  if (!be || !(time === "now" ? now : then).test(be.lower)) return undefined;
  const verbAt = adverbs.has(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const verb = words[verbAt];
  const isInRow = words.slice(at + 1, verbAt + 1).every(follows);
  if (!verb || !isInRow || !isVerb(words, verbAt)) return undefined;
  const who = whoBefore(words, at);
  if (!who) return undefined;
  if (!states.has(verb.lower))
    return matchWords(words, at, verbAt, `${textOf(words, at, verbAt - 1)} ${ingOf(verb.lower)}`);
  return verbAt === at + 1 ? matchWords(words, at, verbAt, stateFor(be, verb.lower, who.isThird)) : undefined;
}
