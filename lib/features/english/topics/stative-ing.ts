import { phraseOpeners } from "../sentence/noun-phrase";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { ingOf, participleOf, pastOf, thirdPerson } from "../lexicon/verbs";
import { type Word, endsClause, follows, setOf } from "../lexicon/words";

const ofMind = setOf(
  "know like love hate adore dislike want need prefer believe understand remember agree disagree own possess recognise recognize mean mind suppose deserve owe hear",
);
const ofThings = setOf("belong contain cost consist seem depend exist matter");
const bases = new Map([...ofMind, ...ofThings].map((base) => [ingOf(base), base]));
bases
  .set("thinking", "think")
  .set("having", "have")
  .set("tasting", "taste")
  .set("smelling", "smell")
  .set("sounding", "sound");

/** "a loving mother", "she is understanding": adjectives unless something is loved or understood. */
const adjectives = setOf("loving understanding knowing");
/** "The hard part is remembering the words": the verb is a name there. */
const abstracts = setOf(
  `thing things part problem dream secret key trick hobby goal best worst favourite idea question point job plan passion
  skill habit fear wish advantage it this that step answer challenge pleasure joy`,
);
const owned = setOf(
  `sister sisters brother brothers cousin cousins dog dogs cat cats hamster rabbit bike bikes car cars house phone computer
  tablet console scooter eyes hair garden pet pets money horse horses fish parrot parrots watch guitar`,
);
const qualities = setOf(
  "good bad great delicious nice awful horrible terrible sweet fantastic amazing strange like wonderful",
);

const positive = /^(am|is|are|was|were)$/;
const negative = /^(is|are|was|were)n't$/;
const contracted = /^(i|you|he|she|it|we|they)'(m|re|s)$/;
const pronoun = /^(?:i|you|he|she|it|we|they)$/;
const determiner = /^(?:the|my|your|his|her|our|their|this|that|these|those)$/;

const doOf = (be: string) => (/^w/.test(be) ? "did" : be === "is" ? "does" : "do");

function formOf(base: string, be: string): string {
  if (/^w/.test(be)) return pastOf(base);
  return be === "is" ? (base === "have" ? "has" : thirdPerson(base)) : base;
}

/** The verb that describes a state, when its place in the sentence leaves no doubt that it is one. */
function stateAt(words: Word[], at: number): string | undefined {
  const { lower } = words[at] ?? { lower: "" };
  const base = bases.get(lower);
  const next = words[at + 1];
  if (!base || words.slice(at, at + 1).some(({ gap }) => endsClause(gap))) return undefined;
  if (lower === "having") return hasPossession(words, at) ? base : undefined;
  if (lower === "thinking") return opensThought(words, at + 1) ? base : undefined;
  if (lower === "hearing") return isHeard(words, at) ? base : undefined;
  if (lower === "loving" && next?.lower === "it") return undefined;
  if (/^(?:tasting|smelling|sounding)$/.test(lower)) {
    const quality = /^(?:very|so|really)$/.test(next?.lower ?? "") ? words[at + 2] : next;
    return qualities.has(quality?.lower ?? "") ? base : undefined;
  }
  if (adjectives.has(lower)) {
    const isObject = follows(next) && !/^(?:and|but|with|to|towards|because|when|of|,)$/.test(next.lower);
    return isObject ? base : undefined;
  }
  return base;
}

/** "I'm thinking that it is late", "I'm thinking it is": an opinion, and not what somebody turns over in mind. */
const opensThought = (words: Word[], at: number) =>
  follows(words[at]) &&
  (words[at]?.lower === "that" ||
    (/^(?:it|he|she|we|they|you|i)$/.test(words[at]?.lower ?? "") && isFinite(words[at + 1]?.lower ?? "")));
const isFinite = (lower: string) => /^(?:is|are|am|was|were|can|will|should|has|have|must)$/.test(lower);

/** "I'm hearing a noise", "she isn't hearing me", but not "you'll be hearing from us". */
const isHeard = (words: Word[], at: number) =>
  follows(words[at + 1]) &&
  /^(?:a|the|you|me|him|her|it|them|us|my|your|some|music|voices|noises)$/.test(words[at + 1]?.lower ?? "");

function hasPossession(words: Word[], at: number): boolean {
  const object = words.slice(at + 1, at + 5);
  const end = object.findIndex(
    ({ gap, lower }) => endsClause(gap) || /^(?:with|for|in|at|to|and)$/.test(lower),
  );
  const things = object.slice(0, end < 0 ? undefined : end);
  const after = end < 0 ? undefined : object[end];
  const isMeal = after?.lower === "for";
  const isDone = things.some(({ lower }) =>
    /^(?:cut|done|repaired|fixed|show|party|put|checked|washed|painted)$/.test(lower),
  );
  return !isMeal && !isDone && things.some(({ lower }) => owned.has(lower));
}

/** "have been knowing" → "have known". */
function perfect(words: Word[], at: number, base: string): Match[] {
  const before = words.slice(Math.max(0, at - 4), at - 1).map(({ lower }) => lower);
  // "I've been wanting to see it for ages" is right.
  if (/^(?:want|mean|think|need)$/.test(base)) return [];
  const isPerfect = before.some((lower) => /^(?:have|has|had|haven't|hasn't)$|'ve$|'s$/.test(lower));
  return isPerfect ? matchWords(words, at - 1, at, participleOf(base)) : [];
}

const isAbstract = (subject: string, base: string) =>
  abstracts.has(subject) && !(subject === "it" && (ofThings.has(base) || base === "mean"));

function afterBe(words: Word[], at: number, base: string): Match[] {
  const skipped = /^(?:not|really|always|also|still)$/.test(words[at - 1]?.lower ?? "") ? 1 : 0;
  const be = at - 1 - skipped;
  const lower = words[be]?.lower ?? "";
  const word = skipped ? (words[at - 1]?.lower ?? "") : "";
  const short = contracted.exec(lower);
  const verb = short
    ? { m: "am", re: "are", s: "is" }[short[2] ?? ""]
    : (positive.exec(lower) ?? negative.exec(lower))?.[1];
  if (
    !verb ||
    isAbstract(words[be - 1]?.lower ?? "", base) ||
    words.slice(0, be).some((word) => word.lower === "what")
  )
    return [];
  if (short?.[1] === "it" && ofMind.has(base) && base !== "mean") return [];
  const subject = short ? `${words[be]?.text.slice(0, short[1]?.length)} ` : "";
  const isNegative = word === "not" || negative.test(lower);
  // "I'm depending on you", "I'm not disagreeing": right for what one does at this moment.
  const who = short?.[1] ?? words[be - 1]?.lower ?? "";
  if ((base === "depend" && /^(?:i|we|you|they|he|she)$/.test(who)) || (base === "disagree" && isNegative))
    return [];
  const adverb = skipped && word !== "not" ? `${word} ` : "";
  if (be === 0 && !short) return [];
  return matchWords(
    words,
    be,
    at,
    subject + (isNegative ? `${doOf(verb)}n't ${adverb}${base}` : adverb + formOf(base, verb)),
  );
}

/** "Are you liking it", "Is your sister wanting one". */
function inQuestion(words: Word[], at: number, base: string): Match[] {
  const isPronoun = pronoun.test(words[at - 1]?.lower ?? "");
  const isNoun = determiner.test(words[at - 2]?.lower ?? "");
  const be = isPronoun ? at - 2 : isNoun ? at - 3 : -1;
  const verb = words[be]?.lower ?? "";
  // "Why are you agreeing with him?" asks about what somebody is doing at this moment.
  if (/^(?:dis)?agree$/.test(base) && words[be - 1]?.lower === "why") return [];
  if (!positive.test(verb) || !words.slice(be + 1, at + 1).every(follows)) return [];
  if (be > 0 && !/^(?:what|why|how|when|where|who|and|but)$/.test(words[be - 1]?.lower ?? "")) return [];
  return matchWords(words, be, at, `${doOf(verb)} ${textOf(words, be + 1, at - 1)} ${base}`);
}

function find(words: Word[], at: number): Match[] {
  const base = stateAt(words, at);
  if (!base || phraseOpeners.has(words[at - 1]?.lower ?? "")) return [];
  if (words[at - 1]?.lower === "been") return perfect(words, at, base);
  const statement = afterBe(words, at, base);
  return statement.length > 0 ? statement : inQuestion(words, at, base);
}

export const stativeIng = grammarRule({
  topic: "stative-ing",
  find: ({ words }) => atEachWord(words, (_, at) => find(words, at)),
  explanation:
    "I verbi che dicono che cosa si pensa, si prova, si possiede o com'è fatta una cosa descrivono uno stato, non un'azione in corso: di regola non vogliono la forma in -ing con il verbo essere, ma il tempo semplice.",
  hints: [
    "Questo verbo racconta un'azione che si vede succedere, oppure uno stato?",
    "I verbi di pensiero, gusto e possesso di solito non hanno la forma in -ing: si usano al tempo semplice.",
    "Togli il verbo essere e la desinenza -ing, poi accorda il verbo con il soggetto; nelle domande e nelle negazioni serve il solito aiutante.",
  ],
});
