import { participlesOf, ingsOf } from "@/lib/features/english/lexicon/verb-forms";
import { splitAdverbs } from "./clause-subject";

/** What stands right before a gap and decides the form of its verb on its own. */
export type Helper = "be" | "have" | "bare" | undefined;

const be = /^(?:am|is|are|was|were|isn't|aren't|wasn't|weren't|been|i'm|you're|we're|they're)$/;
const have = /^(?:have|has|had|haven't|hasn't|hadn't|i've|you've|we've|they've)$/;
const bare =
  /^(?:do|does|did|don't|doesn't|didn't|will|won't|would|wouldn't|can|can't|cannot|could|couldn't|must|mustn't|should|shouldn't|may|might|to|let's|i'll|you'll|he'll|she'll|it'll|we'll|they'll)$/;

export function helperBefore(before: string): Helper | "unclear" {
  const { words } = splitAdverbs(before);
  const last = words.at(-1)?.lower ?? "";
  const beforeLast = words.at(-2)?.lower ?? "";
  const word = last === "not" ? beforeLast : last;
  if (bare.test(word)) return "bare";
  if (have.test(word)) return "have";
  if (be.test(word)) return "be";
  return /'(?:s|d)$/.test(word) && /^(?:he|she|it|who|what|that|there|i|you|we|they)'/.test(word)
    ? "unclear"
    : undefined;
}

/** The form a verb takes behind a helper that is printed already; undefined where there are two. */
export function formBehind(
  helper: Exclude<Helper, undefined>,
  verb: string,
  isPassive: boolean,
): string[] | undefined {
  const [base = "", ...rest] = verb.split(" ");
  const inflected = (forms: string[]) => forms.map((form) => [form, ...rest].join(" "));
  switch (helper) {
    case "bare":
      return [verb];
    case "have":
      return inflected(participlesOf(base));
    case "be":
      return inflected(isPassive ? participlesOf(base) : ingsOf(base));
  }
}
