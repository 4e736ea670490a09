import type { Finding } from "@/lib/features/english/finding";
import type { TutorTurn } from "@/lib/ports/tutor";
import { isGuessList } from "../intent/guess-list";
import { readIntent, type Intent } from "../intent/intent";
import { isEcho, isRepetition } from "./attempts";
import { wordsOf } from "../phrase";
import {
  findingsInTry,
  isAttemptAt,
  isResolvedBy,
  isRightOtherwise,
  isSameMistake,
  sentenceAround,
  type OpenFinding,
} from "./progress";

type Try = {
  text: string;
  /** What is wrong in the try itself. */
  findings: Finding[];
  open: OpenFinding & { lastTry: string | null };
  /** The message the mistake stands in. */
  sentence: string;
};

/** What can be a try at a mistake; begging, "boh", thanks and the like are none. */
export const tryIntents: readonly Intent[] = [
  "english",
  "short-answer",
  "homework",
  "other",
  "coach-question",
];

/**
 * Whether a try made at one mistake puts it right, by the rules of the chat. Silence, begging, the same words again and
 * a list of guesses are no attempts, whatever stands in them.
 */
export function judgeTry({ text, open, sentence, ...found }: Try): "right" | "not_yet" | "no_attempt" {
  const history: TutorTurn["history"] = [{ role: "student", text: sentence }];
  const findings = findingsInTry(text, found.findings, sentenceAround(open.quote, history));
  if (isGuessList(text)) return "no_attempt";
  if (isResolvedBy(text, findings, open) || isRightOtherwise(text, findings, open, history)) return "right";
  const isAgain =
    isSame(text, open.lastTry ?? "") || isRepetition(text, history) || isEcho(text, open, history);
  if (isAgain || !tryIntents.includes(readIntent(text))) return "no_attempt";
  const isMadeAgain = findings.some((finding) => isSameMistake(finding, open));
  return isMadeAgain || isAttemptAt(text, open, history) ? "not_yet" : "no_attempt";
}

const isSame = (one: string, other: string) => wordsOf(one).join(" ") === wordsOf(other).join(" ");
