import { sayOn } from "../activity";
import { neutralHint } from "../guard/guard";
import { secretOfFinding } from "../guard/secrets";
import type { LessonState } from "../lesson-state";
import type { OpenFinding } from "../open-finding";
import { noFixes } from "../text/step-text";
import { exerciseIn } from "./bring-work";
import { planOf, type Plan } from "./plan";

type Photo = { text: string; open: OpenFinding[]; state: LessonState };

/**
 * What the coach does with the text of a picture: it opens its exercise at the first item. Nothing in it was written by
 * the student: it holds no mistake of theirs and puts none right.
 */
export function planPhoto({ text: message, open, state }: Photo): Plan & { isExercise: boolean } {
  const say = sayOn(state.turn);
  const turn = {
    message,
    asked: message,
    findings: [],
    open,
    state,
    say,
    talk: undefined,
    isQuestion: false,
    fixes: noFixes,
    secretsOfWork: [],
  };
  const move = exerciseIn(turn);
  if (move) {
    const ofPhoto = { ...move, state: { ...move.state, isOfPhoto: true } };
    return { ...planOf(turn, ofPhoto), isExercise: true };
  }
  // What a picture shows goes with it: no state keeps it as the student's own words.
  const kept = { wrote: state.wrote };
  return {
    ...planOf(turn, { about: "talk", state: kept, lines: [neutralHint] }),
    secrets: open.map(secretOfFinding),
    isExercise: false,
  };
}
