import { sayOn } from "@/lib/features/coach/activity";
import type { Secret } from "@/lib/features/coach/guard/secrets";
import { askWord } from "@/lib/features/coach/word/ask-word";
import { continueWord } from "@/lib/features/coach/word/continue-word";
import { readWordQuestion } from "@/lib/features/coach/word/word-question";
import { noWords, type WordState } from "@/lib/features/coach/word/word-state";

/** An answer that is to be found in other work. */
export const secretOf = (answer: string, quote = ""): Secret => ({ answer, inContext: answer, quote });

/** What is said to each message of a conversation about words; "" where the room has nothing to say. */
export function play(messages: readonly string[], ofWork: Secret[] = [], from: WordState = noWords) {
  let state = from;
  const replies = messages.map((message, turn) => {
    const say = sayOn(3 * turn + 1);
    const question = readWordQuestion(message);
    const step =
      continueWord(state, message, say, { ofWork }) ??
      (question && askWord(state, question, { message, ofWork }, say));
    state = step?.state ?? state;
    return step?.lines.join(" ") ?? "";
  });
  return { replies, last: replies.at(-1) ?? "", state };
}
