import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { personalPronouns } from "@/lib/features/english/lexicon/subject-person";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { isAdjective, isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { isMidAdverb, subjectOfPhrase, type ClauseSubject } from "./clause-subject";

/** What the brackets beside a gap ask for: "not / like", "you / ever / see", "get up". */
export type GivenVerb = {
  verb: string;
  isNegative: boolean;
  adverb?: string;
  subject?: ClauseSubject;
  subjectText?: string;
};

const isVerb = (word: string) => word === "be" || isBase(word);

/** Undefined where the brackets hold no verb we know. */
export function readGivenVerb(given: string): GivenVerb | undefined {
  const words = given
    .replace(/[/,]/g, " ")
    .trim()
    .split(/\s+/)
    .filter((word, at) => !(word.toLowerCase() === "to" && at === 0));
  const isNegative = words.some((word) => /^(?:not|n't)$/i.test(word));
  const plain = words.filter((word) => !/^(?:not|n't)$/i.test(word));
  const adverbs = plain.filter((word) => isMidAdverb(word.toLowerCase()));
  const rest = plain.filter((word) => !isMidAdverb(word.toLowerCase()));
  if (adverbs.length > 1) return undefined;
  const [adverb] = adverbs;
  const found = splitSubject(rest, /\//.test(given));
  if (!found) return undefined;
  return { ...found, isNegative, ...(adverb && { adverb: adverb.toLowerCase() }) };
}

function splitSubject(
  words: string[],
  hasSlash: boolean,
): Omit<GivenVerb, "isNegative" | "adverb"> | undefined {
  const lower = words.map((word) => word.toLowerCase());
  if (lower.length === 0 || lower.length > 5) return undefined;
  if (lower.length === 1 && isLikelyVerb(lower[0] ?? "")) return { verb: lower[0] ?? "" };
  if (isVerb(lower[0] ?? "") && (lower.length === 1 || !hasSlash || isParticle(lower[1] ?? ""))) {
    return { verb: lower.join(" ") };
  }
  for (let end = 1; end < words.length; end += 1) {
    const subjectText = words.slice(0, end).join(" ");
    const subject = isVerb(lower[end] ?? "") ? subjectOfPhrase(subjectText) : undefined;
    if (subject) return { verb: lower.slice(end).join(" "), subject, subjectText };
  }
  return undefined;
}

/** A lone word we do not know, where a verb is asked for: "heat", "melt". */
const isLikelyVerb = (word: string) =>
  isCommonEnglish(word) &&
  /^[a-z]{3,12}(?<!ly|ness|tion|ful|ous|able|ive|ity|ing|ed|er|s)$/.test(word) &&
  !isVerb(word) &&
  !isCommonAdjective(word) &&
  !isAdjective(word) &&
  !personalPronouns.has(word) &&
  !/^(?:can|could|must|should|may|might|will|would|not|the|and|but|yes|one|two|who|what|how|why|when|where|him|her|his|our|their|them|any|some|much|many)$/.test(
    word,
  );

const isParticle = (word: string) =>
  /^(?:up|down|out|in|on|off|away|back|to|got|for|at|after|yet)$/.test(word);
