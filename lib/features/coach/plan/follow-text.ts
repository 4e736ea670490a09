import { guardFor } from "../guard/guard";
import { answerFollowUp } from "../text/answer-follow-up";
import { readFollowUp } from "../text/read-follow-up";
import { moveOf } from "./go-on";
import type { Mover } from "./turn";

/** What is asked about the text the turn before was about: its other points, how many they are, which is next. */
export const followText: Mover = ({ state, message, wish, open, say, secretsOfWork }) => {
  if (wish || state.front !== "text" || !state.text) return undefined;
  const followUp = readFollowUp(message);
  const asked = { state: state.text, open, say, isSafe: guardFor(secretsOfWork) };
  return followUp && moveOf(answerFollowUp(followUp, asked));
};
