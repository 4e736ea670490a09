import { doCommand } from "../exercise/do-command";
import { withItem } from "../exercise/exercise-state";
import { words } from "../exercise/words";
import type { SolvedItem } from "../teacher/solved-state";
import { nameOfTold, nextTold, refusedTold } from "../teacher/told-verdict";
import { exerciseMove } from "./exercise-move";
import type { Move, Mover, Turn } from "./turn";

/** The answer to a verdict on a try, given by a button: done as the same words are, without reading any. */
export const answerVerdict: Mover = (turn) => {
  const { state, stance, say } = turn;
  if (!stance) return undefined;
  const told = refusedTold(state);
  if (told) return leaveTold(turn, told);
  const step = state.exercise && doCommand(state.exercise, { kind: stance }, say);
  return step && exerciseMove(step);
};

/** What a tutor alone has judged is left to the teacher: nobody can vouch for it. */
function leaveTold({ state, say }: Turn, told: SolvedItem): Move {
  const solved = state.solved?.map((one) => (one === told ? { ...told, isLeft: true as const } : one));
  const { exercise } = state;
  const isRead = exercise !== undefined && told.at !== undefined;
  const next = nextTold({ solved });
  const onwards = next
    ? say(words.goOn, { n: nameOfTold(next), to: nameOfTold(next).replace(/^la/, "alla") })
    : say(words.afterEnd);
  return {
    about: "exercise",
    state: {
      solved,
      ...(isRead && { exercise: withItem(exercise, told.at ?? 0, { status: "unverified" }) }),
    },
    lines: [say(words.unverified, { n: nameOfTold(told) }), onwards],
    findings: [],
  };
}
