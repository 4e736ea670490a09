import { isSurelyRight, isSureTry } from "../exercise/continue-exercise";
import { readCommand } from "../exercise/read-command";
import { withoutQuestions } from "../exercise/read-tries";
import { untilReason } from "../exercise/strip-talk";
import type { Front } from "../lesson-state";
import { asksOutright } from "../rule/question-about-english";
import type { Diagnosis } from "./turn";

/** What an exercise waits behind, so that a bare word is no answer to it. */
const isElsewhere: ReadonlySet<Front | undefined> = new Set(["text", "passage", "writing"]);

/** What is surely an answer to an item, or a wish that names one, is no question, whatever rule its words are the name of. */
export function isTryAtItem({
  state,
  message,
  wish,
}: Pick<Diagnosis, "state" | "message" | "wish">): boolean {
  const { exercise, front } = state;
  if (wish || !exercise || isElsewhere.has(front)) return false;
  const command = readCommand(exercise, message);
  if (command && "at" in command && command.at !== undefined) return true;
  const told = withoutQuestions(exercise, message);
  if (asksOutright(told.includes("?") ? told : untilReason(told))) return false;
  // A word that was asked for in between may be meant, too.
  return front === "word" ? isSurelyRight(exercise, message) : isSureTry(exercise, message);
}
