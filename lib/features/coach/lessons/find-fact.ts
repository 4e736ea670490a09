import { remembering } from "@/lib/remembering";
import { isOnEnglish } from "../rule/question-about-english";
import { allFacts } from "./all-facts";
import { plainWordsOf } from "./asked-words";
import { asLesson } from "./fact";
import type { GrammarLesson } from "./lesson";
import { QuestionIndex } from "./question-index";
import { contentWordsOf } from "./question-words";
import { withoutOtherTime } from "./school-words";

const maxAskedLength = 300;
const maxRemembered = 200;
/** From here on a message asks what a fact answers; see `tests/evals/questions.test.ts`. */
const minScore = 0.4;
/** The same without an English word or a term of grammar: how to write and to study. */
const minPlainScore = 0.5;
/** Asked almost word for word. */
const sureScore = 0.8;
/** What is asked after a fact says little by itself. */
const minScoreOfNext = 0.4;

const index = new QuestionIndex(
  allFacts.map(({ id, asks, title, about, answer, easier, examples, next }) => ({
    id,
    asks,
    title: `${title} ${about.join(" ")}`,
    next: next.flatMap((one) => one.asks),
    body: [answer, easier, ...examples].join(" "),
  })),
);
const lessons = new Map(allFacts.map((one) => [one.id, asLesson(one)]));

export const factById = (id: string): GrammarLesson | undefined => lessons.get(id);

export type FactHit = { lesson: GrammarLesson; score: number };

/** From here on a fact is likelier than that nobody knows; what tells it says that it is a guess. */
const minScoreOfGuess = 0.34;

/** The fact nearest to a question, with how near it is (1: word for word); undefined where none is near. */
export const nearestFact = remembering((message: string): FactHit | undefined => {
  if (message.length > maxAskedLength) return undefined;
  const [best] = index.find(withoutOtherTime(message));
  const lesson = best && best.score >= minScoreOfGuess ? lessons.get(best.id) : undefined;
  const isMeant = best && lesson && isSaid(message, lesson, best.score);
  return isMeant ? { lesson, score: best.score } : undefined;
}, maxRemembered);

/** The fact that answers a question; undefined where none is near enough. */
export function findFact(message: string): FactHit | undefined {
  const hit = nearestFact(message);
  const least = isOnEnglish(plainWordsOf(message)) ? minScore : minPlainScore;
  return hit && hit.score >= least ? hit : undefined;
}

const minNearScore = 0.28;
const maxNear = 2;

/** At most two facts that come near a question. */
export const nearFacts = (message: string): GrammarLesson[] =>
  message.length > maxAskedLength
    ? []
    : index
        .find(message)
        .filter(({ score }) => score >= minNearScore)
        .slice(0, maxNear)
        .flatMap(({ id }) => lessons.get(id) ?? []);

const minSaid = 2;

/**
 * Whether a message says enough: two words of the ways to ask. Where it speaks of English, one that the fact is named by
 * is enough, or nearly the words of one way to ask.
 */
function isSaid(message: string, { id, name, names }: GrammarLesson, score: number): boolean {
  const said = contentWordsOf(message).filter((word) => index.isAskedWith(id, word));
  if (said.length >= minSaid) return true;
  if (!isOnEnglish(plainWordsOf(message))) return false;
  const named = new Set(contentWordsOf(`${name} ${names}`));
  return score >= sureScore || said.some((word) => named.has(word));
}

/** "E con i mesi?", after a lesson: what the fact before it has an answer to, or another fact beside it. */
export function findNext(message: string, before: GrammarLesson): GrammarLesson | undefined {
  if (message.length > maxAskedLength) return undefined;
  const own = before.next && nextIn(before.next, message);
  if (own) return { ...before, explanation: own.answer, isNext: true };
  const alone = findFact(message);
  const said = contentWordsOf(message);
  const spokenOf = contentWordsOf(before.name);
  const together = index
    .find(`${before.name} ${message}`)
    .find(
      ({ id, score }) =>
        score >= minScoreOfNext &&
        said.every((word) => index.isAskedWith(id, word)) &&
        spokenOf.some((word) => index.isAskedWith(id, word)),
    );
  // "E la differenza con il past simple?": what was told is the other half of it.
  const isNearer =
    together !== undefined &&
    (goesOn.test(message) ? together.id !== alone?.lesson.id : together.score > (alone?.score ?? 0));
  if (alone && !isNearer && (alone.score >= minScoreBehind || !goesOn.test(message))) return alone.lesson;
  return said.length > 0 && together ? lessons.get(together.id) : undefined;
}

/** "E al negativo?" goes on with what was told, unless it names something else in so many words. */
const goesOn = /^\W*(?:e|ed|ma|allora|quindi|anche)(?!\p{L})/iu;
const minScoreBehind = 0.6;

function nextIn(next: NonNullable<GrammarLesson["next"]>, message: string) {
  const [best] = new QuestionIndex(
    next.map(({ asks, answer }, at) => ({ id: String(at), asks, body: answer })),
    index,
  ).find(message);
  return best && best.score >= minScoreOfNext ? next[Number(best.id)] : undefined;
}
