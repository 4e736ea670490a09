import type { ItemState } from "../exercise/exercise-state";
import type { Secret } from "../guard/secrets";
import type { LessonState } from "../lesson-state";
import { wordsOf } from "../phrase";
import { labelOfItem } from "./item-labels";
import type { SolvedItem } from "./solved-state";

/** An item of the exercise under way, whoever knows its answers. */
export type KnownItem = {
  label: string;
  gaps: {
    /** All that is accepted; none where nobody has said. */
    answers: string[];
    isDone: boolean;
    /** Whether our own solver is certain of them. */
    isOurs: boolean;
  }[];
  tried: string[];
  /** Whether it was left to the student's teacher. */
  isLeft: boolean;
  /** Which item of the exercise that we have read. */
  at?: number;
  /** As a tutor has solved it. */
  told?: SolvedItem;
};

/**
 * The one list of the items under way: those of the exercise we have read, with our answers where we are certain and a
 * tutor's where we are not, then those that only a tutor knows.
 */
export function knownItems({ exercise, solved = [] }: LessonState): KnownItem[] {
  const read = (exercise?.items ?? []).map((item, at): KnownItem => {
    const told = solved.find((one) => one.at === at);
    const isOurs = item.solution.some((answers) => answers.length > 0);
    const label = exercise ? labelOfItem(exercise, at) : "";
    const tried = [...item.tried.map((key) => key.replace(/^\d+ /, "")), ...(told?.tried ?? [])];
    // Where a tutor counts the gaps in another way there is no telling which is which.
    const isAsTold = told !== undefined && told.gaps.length !== item.gaps.length && !isOurs;
    const gaps = isAsTold
      ? told.gaps.map(({ answers, isDone }) => ({
          answers,
          isDone: isDone || item.status === "done",
          isOurs: false,
        }))
      : item.gaps.map(({ isDone }, gap) => {
          const ours = item.solution[gap] ?? [];
          const theirs = told?.gaps.length === item.gaps.length ? (told.gaps[gap]?.answers ?? []) : [];
          if (told?.isDisputed) return { answers: [...new Set([...ours, ...theirs])], isDone, isOurs: false };
          return { answers: ours.length > 0 ? ours : theirs, isDone, isOurs: ours.length > 0 };
        });
    return {
      label,
      gaps,
      tried: [...new Set(tried)],
      isLeft: item.status === "unverified",
      at,
      ...(told && { told }),
    };
  });
  const alone = solved.filter(({ at }) => at === undefined || !exercise?.items[at]);
  return [
    ...read,
    ...alone.map((told) => ({
      label: told.number,
      gaps: told.gaps.map(({ answers, isDone }) => ({ answers, isDone, isOurs: false })),
      tried: told.tried,
      isLeft: told.isLeft ?? false,
      told,
    })),
  ];
}

/**
 * Whether the exercise under way has a gap to be filled whose answers nobody has said: no guard can keep them. A tutor that
 * counts items or gaps in another way than we do has to tell as many as there are; a whole sentence tells all of its own.
 */
export function hasUnknownGap(state: LessonState): boolean {
  let left = 0;
  for (const { at = -1, told, gaps } of knownItems(state)) {
    const item = state.exercise?.items[at];
    const isAlike = item !== undefined && (!told || told.gaps.length === item.gaps.length);
    if (isAlike) left += gaps.filter(({ answers, isDone }) => !isDone && answers.length === 0).length;
    else if (item && !isWholeSentence(item.prompt, told)) left += countOpen(item) - (told?.gaps.length ?? 0);
    else if (!item) left -= gaps.length;
  }
  return left > 0;
}

const countOpen = ({ gaps, solution }: ItemState) =>
  gaps.filter(({ isDone }, gap) => !isDone && (solution[gap] ?? []).length === 0).length;

const minShare = 0.6;

function isWholeSentence(prompt: string, told: SolvedItem | undefined): boolean {
  const words = wordsOf(told?.gaps[0]?.answers[0] ?? "").length;
  return told?.gaps.length === 1 && words > 1 && words >= minShare * wordsOf(prompt).length;
}

/** What a tutor has solved and the student is still to find. */
export const secretsOfTold = (state: LessonState): Secret[] =>
  knownItems(state).flatMap(
    ({ told, gaps }) =>
      told?.gaps.flatMap(({ secrets, isDone }, gap) => {
        const isFound =
          told.gaps.length === gaps.length ? gaps[gap]?.isDone : gaps.every((one) => one.isDone);
        return isDone || isFound ? [] : secrets;
      }) ?? [],
  );
