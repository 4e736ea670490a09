import { cannotKnow } from "../talk/cannot-know";
import { offers, unknowns } from "../talk/words";
import { isEnglishText, type Mover } from "./turn";

/** "Che voto mi mette la prof?", "who won last night?": that nobody can tell is said, with what can be done instead. */
export const admitLimit: Mover = (turn) => {
  const { asked, wish, state, leads, say, findings, fixes } = turn;
  if (wish || leads || state.front === "passage" || isEnglishText(asked)) return undefined;
  if (fixes.resolved.length + fixes.attempted.length > 0) return undefined;
  const unknown = cannotKnow(asked);
  // "What's your favourite book?" may be a sentence to be checked, with a mistake it is; "do you like pizza?" an answer.
  const mayBeOwn = findings.length > 0 || state.exercise !== undefined;
  if (!unknown || (unknown === "taste" && mayBeOwn)) return undefined;
  return { about: "talk", state: {}, lines: [say(unknowns[unknown]), say(offers.start)], findings: [] };
};
