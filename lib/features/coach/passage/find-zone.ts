import { holdsKind, isTellable, kindOf, namesIn } from "./question-kind";
import { groupsOf } from "./themes";
import { contentWords, likeness, stemOf, stemsOf, termsOf, type Term } from "./stems";
import { remembering } from "@/lib/remembering";
import { newQuestion, passageState, type PassageQuestion, type PassageState } from "./passage-state";

/** A stretch of the text, by the places of its first and last sentence, counted from 0. */
export type Zone = {
  from: number;
  to: number;
  /** Where in it the answer most likely is. */
  best: number;
  /** Its neighbour that comes next to it. */
  next: number;
  /** Whether nothing else in the text comes near it. */
  isSure: boolean;
  /** Whether its best sentence stands out from the others of the zone too. */
  isPeak: boolean;
};

type Document = Map<string, number>;
type Path = { score: number; places: number[] };

const saturation = 1.2;
const lengthPart = 0.5;
/** What a name of an earlier sentence counts in one that only says "he". */
const inheritedWeight = 0.5;
const kindBonus = 0.35;
/** What a sentence gets of the scores of its neighbours. */
const fromBefore = 0.25;
const fromAfter = 0.1;
/** Questions follow the order of their text: going back costs this part of the best score. */
const backwards = 0.4;
/** What a place costs that is as far as can be from where an even spread would put it. */
const byDistance = 0.8;
const minInOrder = 3;
const inOrderShare = 0.65;
const optionWeight = 0.3;
const clearLead = 1.4;
const peakLead = 1.6;

const hasPronoun = (sentence: string) => /\b(?:he|she|they|it|his|her|him|them|their|its)\b/i.test(sentence);

/** The words of each sentence; one with a pronoun takes over the names before it. */
function documentsOf(sentences: readonly string[]): Document[] {
  let names: string[] = [];
  return sentences.map((sentence) => {
    const document: Document = new Map();
    for (const stem of stemsOf(sentence)) document.set(stem, (document.get(stem) ?? 0) + 1);
    for (const group of contentWords(sentence).flatMap(groupsOf)) document.set(group, 1);
    const own = namesIn(`x ${sentence}`)
      .map(stemOf)
      .filter((name) => document.has(name));
    if (hasPronoun(sentence))
      for (const name of names) if (!document.has(name)) document.set(name, inheritedWeight);
    if (own.length > 0) names = own;
    return document;
  });
}

/** How often a sentence has a word, counting what is only like it for less. */
function frequencyOf(term: Term, document: Document): number {
  let most = 0;
  for (const [stem, count] of document)
    for (const one of term) most = Math.max(most, one.weight * likeness(one.stem, stem) * count);
  return most;
}

/** Okapi BM25 of every sentence for a question. */
function scoresOf(
  terms: readonly { term: Term; weight: number }[],
  documents: readonly Document[],
): number[] {
  const lengths = documents.map((document) => document.size);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
  const scores = documents.map(() => 0);
  for (const { term, weight } of terms) {
    const frequencies = documents.map((document) => frequencyOf(term, document));
    const held = frequencies.filter((frequency) => frequency > 0).length;
    const rarity = Math.log(1 + (documents.length - held + 0.5) / (held + 0.5));
    frequencies.forEach((frequency, at) => {
      const length = 1 - lengthPart + (lengthPart * (lengths[at] ?? 0)) / Math.max(1, mean);
      scores[at] =
        (scores[at] ?? 0) +
        (weight * rarity * frequency * (saturation + 1)) / (frequency + saturation * length);
    });
  }
  return scores;
}

/** The scores of all sentences for one question: its words, the kind of thing it asks for, and the neighbours. */
function rank(
  question: PassageQuestion,
  before: PassageQuestion | undefined,
  sentences: readonly string[],
  documents: readonly Document[],
): number[] {
  const kind = kindOf(question.text, question.form);
  if (kind === "whole" || kind === "own") return [];
  const own = termsOf(question.text);
  // "Why?" is about what was asked before it.
  const asked = own.length > 0 || !before ? own : termsOf(before.text);
  const terms = [
    ...asked.map((term) => ({ term, weight: 1 })),
    ...question.options.flatMap(termsOf).map((term) => ({ term, weight: optionWeight })),
  ];
  const bare = scoresOf(terms, documents);
  const top = Math.max(0, ...bare);
  const kindly = bare.map((score, at) =>
    isTellable(kind) && holdsKind(kind, sentences[at] ?? "") ? score + kindBonus * score + 0.1 * top : score,
  );
  return kindly.map(
    (score, at) => score + fromBefore * (kindly[at - 1] ?? 0) + fromAfter * (kindly[at + 1] ?? 0),
  );
}

/** Whether most questions, each by itself, point to later places than those before them. */
function followText(ranks: readonly number[][]): boolean {
  const places = ranks
    .filter((scores) => Math.max(...scores) > 0)
    .map((scores) => scores.indexOf(Math.max(...scores)));
  const pairs = places.flatMap((place, at) => places.slice(at + 1).map((later) => place <= later));
  return ranks.length >= minInOrder && pairs.filter(Boolean).length >= pairs.length * inOrderShare;
}

/** The best place for each question; where the questions follow the text, the best way through it (Viterbi). */
function align(ranks: readonly number[][], count: number): number[] {
  if (!followText(ranks)) return ranks.map((scores) => scores.indexOf(Math.max(...scores)));
  let paths = Array.from({ length: count }, (): Path => ({ score: 0, places: [] }));
  ranks.forEach((scores, order) => {
    const top = Math.max(0, ...scores) || 1;
    const expected = ((order + 0.5) / ranks.length) * count;
    paths = scores.map((score, at) => {
      const ways = paths.map(({ score: before, places }, from): Path => {
        const cost = from > at && places.length > 0 ? backwards : 0;
        return { score: before + score / top - cost, places };
      });
      const { score: reached, places } = bestOf(ways);
      const distance = Math.abs(at + 0.5 - expected) / count;
      return { score: reached - byDistance * distance, places: [...places, at] };
    });
  });
  return bestOf(paths).places;
}

const bestOf = (paths: readonly Path[]): Path =>
  paths.reduce((best, path) => (path.score > best.score ? path : best), { score: -Infinity, places: [] });

const shortText = 6;

function zoneAround(best: number, scores: readonly number[]): Zone {
  const last = scores.length - 1;
  const scoreAt = (at: number) => scores[at] ?? -1;
  const most = (isOther: (at: number) => boolean) => Math.max(0, ...scores.filter((_, at) => isOther(at)));
  const top = scoreAt(best);
  const isShort = scores.length <= shortText;
  let from = isShort && scoreAt(best - 1) < scoreAt(best + 1) ? best : Math.max(0, best - 1);
  let to = isShort && scoreAt(best - 1) >= scoreAt(best + 1) ? best : Math.min(last, best + 1);
  const isSure = top > 0 && top >= clearLead * most((at) => at < from || at > to);
  // Who is not sure shows one sentence more, on the likelier side.
  if (!isSure && !isShort) {
    if (from > 0 && (to === last || scoreAt(from - 1) > scoreAt(to + 1))) from -= 1;
    else to = Math.min(last, to + 1);
  }
  const next = best < last && scoreAt(best + 1) >= scoreAt(best - 1) ? best + 1 : Math.max(0, best - 1);
  return { from, to, best, next, isSure, isPeak: top > 0 && top >= peakLead * most((at) => at !== best) };
}

function readZones({ sentences, questions }: PassageState): (Zone | undefined)[] {
  const documents = documentsOf(sentences);
  const ranks = questions.map((question, at) =>
    rank(question, questions.slice(0, at).findLast(hasWords), sentences, documents),
  );
  const listed = questions.map(({ isExtra }, at) => !isExtra && (ranks[at]?.length ?? 0) > 0);
  const inList = ranks.filter((_, at) => listed[at]);
  const path = align(inList, sentences.length);
  const isSpread = followText(inList);
  let step = 0;
  return ranks.map((scores, at) => {
    const place = listed[at] ? path[step++] : undefined;
    const top = Math.max(0, ...scores);
    // Without a word in common, only the order of the questions points anywhere.
    if (scores.length === 0 || (top === 0 && !(place !== undefined && isSpread))) return undefined;
    return zoneAround(place ?? scores.indexOf(top), scores);
  });
}

const hasWords = ({ text }: PassageQuestion) => termsOf(text).length > 0;

/** A turn asks several times for the zones of the same text; how its questions went makes no difference to them. */
const remembered = remembering((key) => readZones(passageState.parse(JSON.parse(key))), 20);

/** For every question of a text the zone where its answer is; none where nothing points to one. */
export const zonesOf = (state: PassageState): (Zone | undefined)[] =>
  remembered(
    JSON.stringify({
      ...state,
      at: 0,
      questions: state.questions.map(({ number, text, ...question }) => newQuestion(number, text, question)),
    }),
  );

/** The zone of the question at a place of the list. */
export const zoneOf = (state: PassageState, at: number): Zone | undefined => zonesOf(state)[at];
