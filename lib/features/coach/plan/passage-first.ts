import { continuePassage } from "../passage/continue-passage";
import { present } from "../passage/describe";
import { isOfPassage } from "../passage/of-passage";
import { isQuestionAboutEnglish } from "../rule/question-about-english";
import type { Mover } from "./turn";

/** What is surely about the text under work is no question about a rule that its words are the name of. */
export const passageFirst: Mover = ({ state, message, wish, say, findings }) => {
  const { passage, front } = state;
  if (wish || !passage || front === "exercise" || front === "writing") return undefined;
  const isNear = front === "passage";
  const isQuestion = isQuestionAboutEnglish(message);
  if (!isOfPassage(passage, message, { isNear, isQuestion })) return undefined;
  const step = continuePassage(passage, message, say);
  if (step)
    return {
      about: "passage",
      state: { passage: step.state },
      lines: step.lines,
      findings,
      countsFixes: true,
    };
  return isNear ? { about: "passage", state: {}, lines: present(passage, say), findings: [] } : undefined;
};
