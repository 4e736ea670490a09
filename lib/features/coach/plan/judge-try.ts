import type { Finding } from "@/lib/features/english/finding";
import { readIntent } from "../intent/intent";
import { holdsPhrase, wordsOf } from "../phrase";
import { isAttemptAt, isResolvedBy, type OpenFinding } from "./progress";

type Try = {
  text: string;
  /** What is wrong in the try itself. */
  findings: Finding[];
  open: OpenFinding & { lastTry: string | null };
  /** The message the mistake stands in. */
  sentence: string;
};

/** Whether a try made at one mistake puts it right. Silence, begging and the same words again are no attempts. */
export function judgeTry({ text, findings, open, sentence }: Try): "right" | "not_yet" | "no_attempt" {
  if (isResolvedBy(text, findings, open)) return "right";
  const isAgain =
    open.lastTry === text.toLowerCase() || holdsPhrase(open.quote, text) || isSame(text, sentence);
  if (isAgain) return "no_attempt";
  const isBegging = !["english", "short-answer", "other", "homework"].includes(readIntent(text));
  if (isBegging) return "no_attempt";
  return isAttemptAt(text, open, [{ role: "student", text: sentence }]) ? "not_yet" : "no_attempt";
}

const isSame = (one: string, other: string) => wordsOf(one).join(" ") === wordsOf(other).join(" ");
