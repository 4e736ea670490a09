import type { OpenVerdict } from "../exercise/verdict";
import type { SolvedItem, SolvedItems } from "./solved-state";

type Told = {
  turn: number;
  refused?: { number: string; turn: number } | undefined;
  solved?: SolvedItems | undefined;
};

/** The item, solved by a tutor alone, at which the newest turn has called a try not right. */
export const refusedTold = ({ turn, refused, solved = [] }: Told): SolvedItem | undefined =>
  refused?.turn === turn
    ? solved.find(({ number, isLeft }) => number === refused.number && !isLeft)
    : undefined;

export const nameOfTold = ({ number }: SolvedItem) => `la ${number}`;

/** A tutor's verdict: nobody else is certain of it. */
export function verdictOfTold(state: Told): OpenVerdict | undefined {
  const told = refusedTold(state);
  return told && { item: nameOfTold(told), stances: ["contest", "drop"] };
}

/** The item of a tutor's that is next. */
export const nextTold = ({ solved = [] }: Pick<Told, "solved">): SolvedItem | undefined =>
  solved.find(({ at, isLeft, gaps }) => at === undefined && !isLeft && gaps.some(({ isDone }) => !isDone));
