import type { LessonState } from "./lesson-state";

/** Whether a turn has filled a gap of the exercise under way with a right answer, whoever judged it. */
export function hasSolvedNow(before: LessonState, after: LessonState): boolean {
  const known = new Set(solvedGaps(before));
  return solvedGaps(after).some((gap) => !known.has(gap));
}

function solvedGaps({ exercise, solved = [] }: LessonState): string[] {
  const read = (exercise?.items ?? []).flatMap(({ part, number, prompt, gaps }) =>
    gaps.flatMap(({ isDone }, gap) => (isDone ? [`${part}/${number}/${gap}/${prompt}`] : [])),
  );
  const told = solved.flatMap(({ number, gaps }) =>
    gaps.flatMap(({ isDone, answers }, gap) => (isDone ? [`${number}/${gap}/${answers.join("/")}`] : [])),
  );
  return [...read, ...told];
}
