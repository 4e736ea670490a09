import { exerciseFrom } from "../exercise/exercise-state";
import { openExercise } from "../exercise/open-exercise";
import { findSheet } from "../exercise/find-sheet";
import { makeDrill } from "../drill/make-drill";
import { readDrillWish } from "../drill/read-drill-wish";
import { openPassage } from "../passage/continue-passage";
import { readPassage } from "../passage/read-passage";
import { limits, offers, talkWords } from "../talk/words";
import { readWordQuestion } from "../word/word-question";
import { readTask } from "../writing/read-task";
import { startWriting } from "../writing/continue-writing";
import { exerciseMove } from "./exercise-move";
import { isPractice, type Move, type Mover, type Turn } from "./turn";

/** Work that a message brings along: an exercise, a passage with questions, a wish to be tested. */
export const bringWork: Mover = (turn) => {
  const { wish } = turn;
  if (wish === "exercise") return exerciseIn(turn) ?? passageIn(turn) ?? drillFor(turn) ?? noExercise(turn);
  if (wish) return undefined;
  return exerciseIn(turn) ?? passageIn(turn) ?? drillFor(turn);
};

/** The exercise of a message, or of a picture's text. */
export function exerciseIn({ message, say }: Pick<Turn, "message" | "say">): Move | undefined {
  const sheet = findSheet(message);
  return sheet && opened(openExercise(exerciseFrom(message, sheet), say), { isNew: true });
}

function opened(step: ReturnType<typeof openExercise>, { isNew }: { isNew: boolean }): Move {
  const move = exerciseMove(step);
  return { ...move, state: { ...move.state, isOfPhoto: undefined }, isNew };
}

function passageIn({ message, say }: Turn): Move | undefined {
  const passage = readPassage(message);
  if (!passage) return undefined;
  const { state, lines } = openPassage(passage, say);
  return { about: "passage", state: { passage: state }, lines, findings: [] };
}

/** A text that is to be written. */
export const bringTask: Mover = (turn) => {
  const { message, say, wish, talk } = turn;
  const task = wish || isPractice(turn) || talk === "joke" ? undefined : readTask(message);
  if (!task) return undefined;
  const { state, lines } = startWriting(task, say);
  return { about: "writing", state: { writing: state }, lines, findings: [] };
};

function drillFor({ message, state, say, talk, leads }: Turn): Move | undefined {
  // "Domani test, che vuol dire …?": the question is answered.
  if (leads || readWordQuestion(message)) return undefined;
  const wish = readDrillWish(message, state.rule?.lesson);
  // A test ahead without a topic: what it is about is asked first.
  if (wish?.what === "test")
    return { about: "talk", state: {}, lines: [say(limits.test), say(offers.test)], findings: [] };
  const drill = wish && makeDrill(wish, state.turn);
  if (!drill) return undefined;
  const { sheet, solutions, opening } = drill;
  const move = opened(openExercise(exerciseFrom(opening, sheet, solutions), say), { isNew: false });
  const kind = talk === "sad" ? [say(talkWords.sad)] : [];
  return { ...move, lines: [...kind, opening, ...move.lines] };
}

const noExercise = ({ say }: Turn): Move => ({
  about: "talk",
  state: {},
  lines: [say(limits.noExercise), say(limits.sendExercise)],
});
