import { finishedTime, hasPastIn, pastYear } from "../sentence/finished-time";
import { phraseAfter } from "../sentence/noun-phrase";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { personOfPronoun } from "../sentence/subject";
import { baseOfIng, baseOfParticiple, isAuxiliaryHave, pastOf } from "../lexicon/verbs";
import { firstTime } from "./present-perfect-finished-time/first-time";
import { perfectInStory } from "./present-perfect-finished-time/in-story";
import type { Word } from "../lexicon/words";

const adverbs = new Set("already just also really always not".split(" "));
const determiners = /^(?:a|an|the|my|your|his|her|our|their|some|this|that|me|us|him|it|them|you|\d+)$/;

type Perfect = { from: number; verb: number; base: string };

/** "I've", "she's": who, when the rest is have and not be. */
function contractedSubject(words: Word[], at: number, participle: string): string | undefined {
  const word = words[at];
  const isHave = /^(?:i|you|we|they)'ve$/.test(word?.lower ?? "");
  const isHas =
    /^(?:he|she|it)'s$/.test(word?.lower ?? "") &&
    (/^(?:been|come)$/.test(participle) || determiners.test(words[at + 2]?.lower ?? ""));
  return isHave || isHas ? word?.text.replace(/['’].*/, "") : undefined;
}

function participleAfter(words: Word[], at: number): Perfect | undefined {
  let verb = at;
  while (adverbs.has(words[verb]?.lower ?? "")) verb += 1;
  const lower = words[verb]?.lower ?? "";
  const base = lower === "been" ? "be" : baseOfParticiple(lower);
  return base && words[verb]?.gap === " " ? { from: at, verb, base } : undefined;
}

const singular = /^(?:i|he|she|it)$/i;

/** Verb of the past simple, its subject known to be singular or not. */
function simplePast(words: Word[], { verb, base }: Perfect, isSingular: boolean, isNegative: boolean) {
  const next = words[verb + 1]?.lower ?? "";
  const isVisit = base === "be" && next === "to";
  if (base === "be" && !isVisit) {
    const past = isSingular ? "was" : "were";
    return isNegative ? `${past}n't` : past;
  }
  const meant = isVisit ? "go" : base;
  return isNegative ? `didn't ${meant}` : pastOf(meant);
}

function inStatement(words: Word[], at: number): { match: Match[]; to: number } | undefined {
  const lower = words[at]?.lower ?? "";
  const perfect = participleAfter(words, at + 1);
  if (!perfect) return undefined;
  const isNegative = /n't$/.test(lower) || words[at + 1]?.lower === "not";
  const participle = words[perfect.verb]?.lower ?? "";
  const contracted = contractedSubject(words, at, participle);
  const subject = contracted ?? words[at - 1]?.text ?? "";
  if (!contracted && !isAuxiliaryHave(lower)) return undefined;
  const isSingular = /^has/.test(lower) || singular.test(subject);
  const past = simplePast(words, perfect, isSingular, isNegative);
  const kept = words
    .slice(at + 1, perfect.verb)
    .filter(({ lower: word }) => !/^(?:not|already|just)$/.test(word));
  const rest = [...kept.map(({ text }) => text), past].join(" ");
  if (contracted)
    return { match: matchWords(words, at, perfect.verb, `${contracted} ${rest}`), to: perfect.verb };
  if (at === 0) return undefined;
  return { match: matchWords(words, at, perfect.verb, rest), to: perfect.verb };
}

/** "got married", "been born": two participles in one verb. */
const endOfVerb = (words: Word[], to: number) =>
  /^(?:got|been)$/.test(words[to]?.lower ?? "") && isParticiple(words[to + 1]?.lower ?? "") ? to + 1 : to;

/** Who is asked about, from the word on: a pronoun, or a noun that ends before its participle. */
function askedSubject(words: Word[], at: number): { to: number; isSingular: boolean } | undefined {
  const lower = words[at]?.lower ?? "";
  if (personOfPronoun(lower)) return { to: at, isSingular: singular.test(lower) };
  const phrase = phraseAfter(words, at, (word) => word !== undefined && isParticiple(word.lower));
  return phrase && { to: phrase.to, isSingular: phrase.number !== "plural" };
}

const isParticiple = (lower: string) => lower === "been" || baseOfParticiple(lower) !== undefined;

/** "Have you seen …?": did, or was and were, before the same subject. */
function inQuestion(words: Word[], at: number): { match: Match[]; to: number } | undefined {
  const lower = words[at]?.lower ?? "";
  const subject = isAuxiliaryHave(lower) ? askedSubject(words, at + 1) : undefined;
  const perfect = subject && participleAfter(words, subject.to + 1);
  if (!subject || !perfect || words[perfect.verb]?.lower === "got") return undefined;
  const tail = /n't$/.test(lower) ? "n't" : "";
  const who = textOf(words, at + 1, subject.to);
  const next = words[perfect.verb + 1]?.lower ?? "";
  const isBeing = perfect.base === "be" && next !== "to";
  const helper = isBeing ? (subject.isSingular && who.toLowerCase() !== "you" ? "was" : "were") : "did";
  const base = perfect.base === "be" ? "go" : perfect.base;
  const correction = `${helper}${tail} ${who}${isBeing ? "" : ` ${base}`}`;
  return { match: matchWords(words, at, perfect.verb, correction), to: perfect.verb };
}

/** "When have you …?", "what time has the bus …?": the question itself asks about a moment that is over. */
const asksWhen = (words: Word[]) =>
  words.findIndex(({ lower }, at) => {
    const isTime = lower === "time" && words[at - 1]?.lower === "what";
    const isWhen = lower === "when" && !/^(?:since|know|remember)$/.test(words[at - 1]?.lower ?? "");
    if ((!isTime && !isWhen) || !/^(?:have|has)$/.test(words[at + 1]?.lower ?? "")) return false;
    const rest = words.slice(at + 2, at + 6).map((word) => word.lower);
    return !rest.some((word) => /^(?:ever|got|never)$/.test(word));
  });

export const presentPerfectFinishedTime = grammarRule({
  topic: "present-perfect-finished-time",
  find: (sentence, place, all) => {
    const { words, isQuestion } = sentence;
    const first = atEachWord(words, (_, at) => firstTime(words, at));
    if (first.length > 0) return first;
    const when = isQuestion ? asksWhen(words) : -1;
    if (when >= 0) return inQuestion(words, when + 1)?.match ?? [];
    const time = finishedTime(words) ?? pastYear(words);
    if (!time) return perfectInStory(all, place);
    for (let at = time.start; at <= time.end; at += 1) {
      const found = inQuestion(words, at) ?? inStatement(words, at);
      if (!found || baseOfIng(words[found.to]?.lower ?? "")) continue;
      return hasPastIn(words, time, at, endOfVerb(words, found.to)) ? [] : found.match;
    }
    return perfectInStory(all, place);
  },
  explanation:
    "Con un momento finito (yesterday, last year, an hour ago) e con when l'inglese non usa have o has più il participio: usa il past simple, anche dove l'italiano dice «ho visto» o «sono andato».",
  hints: [
    "La parola di tempo parla di un momento finito o di uno che dura ancora?",
    "Con un momento finito, have e has davanti al verbo non vanno d'accordo: guarda quale tempo serve al loro posto.",
    "Usa il past simple: nelle frasi affermative basta la forma passata del verbo, nelle negazioni e nelle domande ci vuole il suo aiutante.",
  ],
});
