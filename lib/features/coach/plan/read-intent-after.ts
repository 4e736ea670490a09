import type { TutorTurn } from "@/lib/ports/tutor";
import { readIntent, type Intent } from "../intent/intent";
import { followsLesson } from "../lessons/follow-ups";
import { findLesson } from "../lessons/grammar-lessons";

/** What the name of a rule may be taken for. */
const mayName = /^(?:guess-list|short-answer|english|other|homework)$/;

/** "E il negativo?" asks on; with nothing to guess at, "can o may?" asks for the rule. */
export function readIntentAfter(message: string, history: TutorTurn["history"], isAtWork: boolean): Intent {
  if (followsLesson(message, history, isAtWork)) return "grammar-question";
  const intent = readIntent(message);
  return !isAtWork && mayName.test(intent) && findLesson(message) ? "grammar-question" : intent;
}
