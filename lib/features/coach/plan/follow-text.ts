import { guardFor } from "../guard/guard";
import { answerFollowUp } from "../text/answer-follow-up";
import { readFollowUp } from "../text/read-follow-up";
import { goOnAt, moveOf } from "./go-on";
import type { Mover } from "./turn";

/** What is asked about the text the turn before was about: its other points, how many they are, which is next. */
export const followText: Mover = (turn) => {
  const { state, message, wish, open, say, secretsOfWork } = turn;
  if (wish || state.front !== "text" || !state.text) return undefined;
  const followUp = readFollowUp(message);
  // Nothing is left of this piece: the plan of the whole goes on.
  const onward = followUp?.kind === "next" && open.length === 0 ? goOnAt("writing", turn) : undefined;
  const asked = { state: state.text, open, say, isSafe: guardFor(secretsOfWork) };
  return onward ?? (followUp && moveOf(answerFollowUp(followUp, asked)));
};
