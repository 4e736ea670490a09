import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { wordsOf } from "../phrase";
import { limits, offers } from "../talk/words";
import { stepText } from "../text/step-text";
import { afterCheck } from "../writing/continue-writing";
import type { Move, Mover, Turn } from "./turn";

const minEnglish = 3;
const maxRead = 4000;

/** English of the student's own: put right, tried again, or new. */
export const readEnglish: Mover = (turn) => {
  const { message, state, wish, say } = turn;
  const step = stepText(state.text, turn, turn.fixes);
  if (!step) return wish === "text" ? noText(turn) : undefined;
  const isClean = turn.findings.length === 0 && turn.open.length === 0;
  if (isClean && asksCoach(message))
    return { about: "talk", state: {}, lines: [say(limits.inEnglish), say(offers.start)] };
  const { state: text, lines, due } = step;
  const read = message.slice(0, maxRead);
  const move: Move = { about: "text", state: { text, read }, lines, due, countsFixes: true };
  const onward = state.writing && isLong(message) ? afterCheck(state.writing, message, say) : undefined;
  return onward && !due
    ? {
        ...move,
        state: { text, read, writing: onward.state },
        lines: [...lines.slice(0, -1), ...onward.lines],
      }
    : move;
};

const isLong = (message: string) =>
  countEnglishWords(message) > minEnglish && wordsOf(message).length > minEnglish;

/** "How are you?", "what is your favourite colour?" */
const asksCoach = (message: string) =>
  /^[\s\p{P}]*(?:what|where|when|who|why|how|which|do|did|are|can|could|have|will|would)\b/iu.test(message) &&
  /\byour?\b/iu.test(message);

const noText = ({ say }: Turn): Move => ({
  about: "talk",
  state: {},
  lines: [say(limits.noText), say(offers.sentence)],
});
