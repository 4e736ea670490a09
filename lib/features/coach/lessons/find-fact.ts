import { remembering } from "@/lib/remembering";
import { allFacts } from "./all-facts";
import { asLesson, type Fact } from "./fact";
import type { GrammarLesson } from "./lesson";
import { QuestionIndex } from "./question-index";
import { contentWordsOf } from "./question-words";

const maxAskedLength = 300;
const maxRemembered = 200;
/** From here on a message asks what a fact answers; see `tests/evals/questions.test.ts`. */
const minScore = 0.6;
/** What is asked after a fact says little by itself. */
const minScoreOfNext = 0.55;

const bodyOf = ({ title, about, answer, easier, examples, next }: Fact) =>
  [title, ...about, answer, easier, ...examples, ...next.flatMap((one) => [...one.asks, one.answer])].join(
    " ",
  );

const index = new QuestionIndex(
  allFacts.map((one) => ({
    id: one.id,
    asks: [...one.asks, `${one.title} ${one.about.join(" ")}`],
    body: bodyOf(one),
  })),
);
const lessons = new Map(allFacts.map((one) => [one.id, asLesson(one)]));

export const factById = (id: string): GrammarLesson | undefined => lessons.get(id);

export type FactHit = { lesson: GrammarLesson; score: number };

/** From here on a fact is likelier than that nobody knows; what tells it says that it is a guess. */
const minScoreOfGuess = 0.5;

/** The fact nearest to a question, with how near it is (1: word for word); undefined where none is near. */
export const nearestFact = remembering((message: string): FactHit | undefined => {
  if (message.length > maxAskedLength) return undefined;
  const [best] = index.find(message);
  const lesson = best && best.score >= minScoreOfGuess ? lessons.get(best.id) : undefined;
  return best && lesson && isSaid(message, lesson) ? { lesson, score: best.score } : undefined;
}, maxRemembered);

/** The fact that answers a question; undefined where none is near enough. */
export function findFact(message: string): FactHit | undefined {
  const hit = nearestFact(message);
  return hit && hit.score >= minScore ? hit : undefined;
}

const minNearScore = 0.4;
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

/** Whether a message says enough: two words of the ways to ask, or one that the fact is named by. */
function isSaid(message: string, { id, name, names }: GrammarLesson): boolean {
  const said = contentWordsOf(message).filter((word) => index.isAskedWith(id, word));
  const named = new Set(contentWordsOf(`${name} ${names}`));
  return said.length >= minSaid || said.some((word) => named.has(word));
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
  const isNearer = together !== undefined && together.score > (alone?.score ?? 0);
  if (alone && !isNearer && (alone.score >= minScoreBehind || !goesOn.test(message))) return alone.lesson;
  return said.length > 0 && together ? lessons.get(together.id) : undefined;
}

/** "E al negativo?" goes on with what was told, unless it names something else in so many words. */
const goesOn = /^\W*(?:e|ed|ma|allora|quindi|anche)(?!\p{L})/iu;
const minScoreBehind = 0.85;

function nextIn(next: NonNullable<GrammarLesson["next"]>, message: string) {
  const [best] = new QuestionIndex(
    next.map(({ asks, answer }, at) => ({ id: String(at), asks, body: answer })),
  ).find(message);
  return best && best.score >= minScoreOfNext ? next[Number(best.id)] : undefined;
}
