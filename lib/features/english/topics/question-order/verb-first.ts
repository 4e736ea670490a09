import { isCommonAdjective } from "../../lexicon/adjectives";
import { isPluralNoun } from "../../lexicon/nouns";
import { endOfNounPhrase, phraseOpeners } from "../../sentence/noun-phrase";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { personOfPronoun } from "../../sentence/subject";
import { baseOfIng, baseOfParticiple, baseOfThird, isBase, isBe } from "../../lexicon/verbs";
import type { Sentence } from "../../sentence/language";
import { endsClause, follows, type Word } from "../../lexicon/words";

/** Who does it, behind a verb: the words `from`..`to`. */
type Doer = { to: number; isThird: boolean };

const tail =
  /^(?:in|on|at|to|from|for|with|today|tomorrow|tonight|every|this|usually|next|now|here|there|and|but|because|yesterday|last)$/;
const pronoun = /^(?:i|you|he|she|it|we|they)$/;
/** "What is making you sad": what is asked can be the doer of everything but these. */
const animate =
  /^(?:do|eat|read|watch|study|drink|play|write|cook|say|learn|wear|think|want|like|prefer|buy|sing|draw|know)$/;
const colours =
  /^(?:red|blue|green|yellow|white|black|brown|pink|orange|purple|grey|right|wrong|true|false|cold|light|dark|english|italian|french|spanish|german|american|close|close|open)$/;

/** The noun or pronoun that starts at the word and ends its clause, but for a time or a place after it. */
function doerAt(words: Word[], from: number): Doer | undefined {
  const first = words[from];
  if (!follows(first)) return undefined;
  const person = pronoun.test(first.lower) ? personOfPronoun(first.lower) : undefined;
  if (person) return ends(words, from) ? { to: from, isThird: person === "third" } : undefined;
  if (first.lower === "it") return ends(words, from) ? { to: from, isThird: true } : undefined;
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first.text);
  if (isName && ends(words, from)) return { to: from, isThird: true };
  if (!phraseOpeners.has(first.lower)) return undefined;
  const end = endOfNounPhrase(words, from);
  if (end === undefined) return undefined;
  const noun = words[end]?.lower ?? "";
  const isPlural = isPluralNoun(noun) || /^(?:these|those)$/.test(first.lower) || /(?:[^su]s)$/.test(noun);
  return ends(words, end) ? { to: end, isThird: !isPlural } : undefined;
}

function ends(words: Word[], at: number): boolean {
  const next = words[at + 1];
  return !next || endsClause(next.gap) || tail.test(next.lower);
}

/** The words of the question up to the verb: "what time", "how much", "where". */
const askedBefore = (words: Word[], at: number, verb: number) =>
  words
    .slice(at, verb)
    .map(({ lower }) => lower)
    .join(" ");

const noSubject = /^(?:where|when|why|how|how much|how often|how long|what time|how many years)$/;

/** "What time starts the film?", "Where live you?", "What means cosy?". */
function mainVerbFirst(words: Word[], at: number, verb: number): Match[] | undefined {
  const lower = words[verb]?.lower ?? "";
  const base = baseOfThird(lower) ?? (isBase(lower) ? lower : undefined);
  const asked = askedBefore(words, at, verb);
  if (!base || !follows(words[verb]) || isBe(lower) || /^(?:have|has|do|does|come|about)$/.test(lower))
    return undefined;
  if (asked === "what" && base === "mean") return whatMeans(words, verb);
  const doer = doerAt(words, verb + 1);
  if (!doer) return undefined;
  const isObject =
    /^(?:you|it)$/.test(words[verb + 1]?.lower ?? "") || phraseOpeners.has(words[verb + 1]?.lower ?? "");
  const isWhat =
    asked === "what" && (isObject ? animate.test(lower) && words[verb + 1]?.lower === "you" : true);
  if (!noSubject.test(asked) && !isWhat) return undefined;
  const isAgreeing = lower === base ? !doer.isThird || base === "cost" : doer.isThird;
  if (!isAgreeing) return undefined;
  const helper = doer.isThird ? "does" : "do";
  return matchWords(words, verb, doer.to, `${helper} ${textOf(words, verb + 1, doer.to)} ${base}`);
}

/** "What means 'cosy'?": whatever stands there is what is asked about. */
function whatMeans(words: Word[], verb: number): Match[] | undefined {
  const last = words.length - 1;
  const isShort = last > verb && last - verb <= 4 && words[verb + 1]?.lower !== "that";
  return isShort ? matchWords(words, verb, last, `does ${textOf(words, verb + 1, last)} mean`) : undefined;
}

/** "What does mean this word?", "What are doing you?", "Where have gone your friends?". */
function helperThenVerb(words: Word[], at: number, helper: number): Match[] | undefined {
  const lower = words[helper]?.lower ?? "";
  const verb = words[helper + 1];
  if (!follows(words[helper]) || !follows(verb)) return undefined;
  const doer = doerAt(words, helper + 2);
  if (!doer) return undefined;
  const asked = askedBefore(words, at, helper);
  const ing = baseOfIng(verb.lower);
  const participle = baseOfParticiple(verb.lower);
  const isDone =
    (/^(?:do|does|did)$/.test(lower) && isBase(verb.lower) && at < helper) ||
    (/^(?:is|are|was|were)$/.test(lower) && ing !== undefined && canDo(asked, ing)) ||
    (/^(?:is|are|was|were)$/.test(lower) &&
      (participle !== undefined || verb.lower === "born") &&
      noSubject.test(asked)) ||
    (/^(?:have|has)$/.test(lower) && participle !== undefined && canDo(asked, participle));
  if (!isDone) return undefined;
  return matchWords(words, helper, doer.to, `${lower} ${textOf(words, helper + 2, doer.to)} ${verb.text}`);
}

const canDo = (asked: string, base: string) =>
  noSubject.test(asked) || (asked === "what" && animate.test(base));

/** "Do you know how much costs this bike?": verb and subject in the order of neither language. */
export function indirectVerbFirst(words: Word[], at: number): Match[] | undefined {
  for (const verb of [at + 1, at + 2]) {
    const lower = words[verb]?.lower ?? "";
    if (!noSubject.test(askedBefore(words, at, verb)) || !baseOfThird(lower) || isHelper.test(lower))
      continue;
    const doer = doerAt(words, verb + 1);
    if (!doer || !phraseOpeners.has(words[verb + 1]?.lower ?? "")) continue;
    return matchWords(words, verb, doer.to, `${textOf(words, verb + 1, doer.to)} ${lower}`);
  }
  return undefined;
}

const isHelper = /^(?:is|has|does)$/;

/** "What means «cosy»?": the word asked about stands in quotation marks, outside this sentence. */
export function whatMeansQuoted({ words, hasStop }: Sentence): Match[] {
  const [what, means] = words.slice(-2);
  const isAll = what?.lower === "what" && means?.lower === "means" && !hasStop && words.length <= 4;
  return isAll ? matchWords(words, words.length - 2, words.length - 1, "what is the meaning of") : [];
}

/** Verb before subject where English wants a helper, or the helper parted from its subject. */
export function verbFirst(words: Word[], at: number): Match[] | undefined {
  for (const place of [at + 1, at + 2]) {
    const found = helperThenVerb(words, at, place) ?? mainVerbFirst(words, at, place);
    if (found) return found;
  }
  return undefined;
}

const openers =
  /^(?:like|play|live|speak|want|go|study|eat|drink|come|work|prefer|watch|read|know|understand|feel)$/;

/** "Is beautiful your town?", "Play you football?": questions without a question word. */
export function verbFirstYesNo(words: Word[]): Match[] | undefined {
  const [verb, second] = words;
  if (!verb || !follows(second)) return undefined;
  if (/^(?:is|are|was|were)$/.test(verb.lower)) {
    const doer =
      isCommonAdjective(second.lower) && !colours.test(second.lower) ? doerAt(words, 2) : undefined;
    const isNoun = phraseOpeners.has(words[2]?.lower ?? "") && doer?.to === words.length - 1;
    return isNoun && doer
      ? matchWords(words, 0, doer.to, `${verb.text} ${textOf(words, 2, doer.to)} ${second.text}`)
      : undefined;
  }
  if (!openers.test(verb.lower) || !/^(?:you|he|she|we|they)$/.test(second.lower)) return undefined;
  if (words.slice(2).some(({ gap }) => endsClause(gap))) return undefined;
  return matchWords(
    words,
    0,
    1,
    `${personOfPronoun(second.lower) === "third" ? "does" : "do"} ${second.text} ${verb.lower}`,
  );
}
