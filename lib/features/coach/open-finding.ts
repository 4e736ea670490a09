import type { MistakeTopic } from "@/lib/features/topics/rules";
import { wordsOf } from "./phrase";

/** A mistake of an earlier message that is not put right yet. */
export type OpenFinding = {
  id: string;
  topic: MistakeTopic;
  quote: string;
  explanation: string;
  hints: string[];
  correction: string;
  secret: string;
  source: "engine" | "tutor";
  /** Real attempts at it so far. */
  attempts: number;
  /** The student's own sentence that it stands in. */
  sentence: string;
};

type Mistake = Pick<OpenFinding, "topic" | "quote" | "correction">;

const minShared = 0.5;

const sharedPart = (wanted: string[], present: string[]) =>
  wanted.length === 0 ? 0 : wanted.filter((word) => present.includes(word)).length / wanted.length;

/** Whether a new mistake is an old one made again, in the same words or nearly. */
export const isSameMistake = (one: Mistake, other: Mistake) =>
  one.topic === other.topic &&
  (one.correction.toLowerCase() === other.correction.toLowerCase() ||
    sharedPart(wordsOf(one.quote), wordsOf(other.quote)) > minShared);

/** A mistake made again is stored again: it counts once. */
export const oncePerMistake = <Found extends Mistake>(findings: readonly Found[]): Found[] =>
  findings.filter((one, at) => findings.findIndex((other) => isSameMistake(one, other)) === at);

/** Of an open mistake made again, which is stored again: all of its ids. */
export const idsLike = (open: readonly OpenFinding[], one: OpenFinding): string[] =>
  open.filter(({ topic, quote }) => topic === one.topic && quote === one.quote).map(({ id }) => id);

const sentenceEnds = [". ", "! ", "? ", "\n"];

/** The sentence of a text in which a piece of it begins. */
export function sentenceAt(text: string, start: number): string {
  const before = text.slice(0, start);
  const opening = Math.max(...sentenceEnds.map((end) => before.lastIndexOf(end))) + 1;
  const ends = sentenceEnds.map((end) => text.indexOf(end, start)).filter((at) => at >= 0);
  return text.slice(opening, ends.length > 0 ? Math.min(...ends) + 1 : text.length).trim();
}
