import { judgeFix, type Mistake } from "./judge-fix";
import { normsOf, tokensOf } from "./tokens";

type Try = {
  text: string;
  /** The mistake; `lastTry` is what was tried at it before. */
  open: Pick<Mistake, "topic" | "quote" | "correction"> & { lastTry: string | null };
  /** The message the mistake stands in. */
  sentence: string;
};

const verdicts = {
  right: "right",
  gone: "right",
  wrong: "not_yet",
  same: "no_attempt",
  none: "no_attempt",
} as const;

/**
 * Whether a try made at one mistake puts it right, by the rules of the chat. Silence, begging, the same words again and
 * a list of guesses are no attempts, whatever stands in them.
 */
export function judgeTry({ text, open, sentence }: Try): "right" | "not_yet" | "no_attempt" {
  const { topic, quote, correction } = open;
  const verdict = verdicts[judgeFix(text, { topic, quote, correction, sentence }).kind];
  return verdict === "not_yet" && isAgain(text, open.lastTry ?? "") ? "no_attempt" : verdict;
}

const isAgain = (text: string, last: string) =>
  normsOf(tokensOf(text)).join(" ") === normsOf(tokensOf(last)).join(" ");
