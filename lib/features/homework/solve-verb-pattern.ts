import { ingsOf } from "@/lib/features/english/lexicon/verb-forms";
import { readGivenVerb } from "./given-words";

const withIng =
  /\b(?:enjoy|finish|mind|avoid|suggest|keep|practi[sc]e|miss|imagine|dislike|admit|deny|give up|look(?:ing)? forward to|can't stand|can't help)(?:s|es|ed|ing)?\s+$/i;
const withTo =
  /\b(?:want|decid|hop|need|plan|promis|agree|refus|learn|offer|manag|expect|choos|chose|would like|'d like|arrang|pretend|afford|wish)(?:e|s|es|ed|d|ing|t)?\s+$/i;
const preposition =
  /\b(?:at|in|of|about|without|by|for|from|instead of|after|before|interested in|good at|keen on)\s+$/i;
/** Verbs that take both with the same meaning; what is taught stands first. */
const withBoth = /\b(?:(?:like|love|hate|prefer|start|continue)(?:s|d|ed)?|begins?|began)\s+$/i;
const bare = /\b(?:can|can't|could|must|mustn't|should|shouldn't|will|won't|would|may|might|let's|to)\s+$/i;

/** The infinitive or the -ing form, by what stands right before; undefined after verbs that take both. */
export function solveVerbPattern(given: string, before: string): string[] | undefined {
  const found = readGivenVerb(given);
  if (!found || found.isNegative || found.subject || found.adverb) return undefined;
  const [base = "", ...rest] = found.verb.split(" ");
  if (withIng.test(before) || preposition.test(before))
    return ingsOf(base).map((ing) => [ing, ...rest].join(" "));
  if (withTo.test(before)) return [`to ${found.verb}`];
  if (bare.test(before)) return [found.verb];
  const isTaught = withBoth.test(before) && !/\b(?:would|'d)\s+\w+\s+$/i.test(before);
  return isTaught ? [...ingsOf(base).map((ing) => [ing, ...rest].join(" ")), `to ${found.verb}`] : undefined;
}
