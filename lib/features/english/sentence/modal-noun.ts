import { isCommonAdjective } from "../lexicon/adjectives";
import { isPronoun } from "./subject";
import type { Sentence } from "./language";

const nounSigns =
  /^(?:a|an|the|my|your|his|her|our|their|every|each|another|one|any|some|free|strong|no|of|good|this|that|tin|cola|coke|rubbish|last|iron|drinks|metal|paint|watering|petrol)$/;
const subjectOpeners = /^(?:my|your|his|her|our|their|the|this|that|these|those|there)$/;

/** "A can to open", "the will to win", "in May", "Will plays": nouns and names. */
export function isModalNoun({ words, isQuestion }: Sentence, at: number): boolean {
  const { lower = "", text = "" } = words[at] ?? {};
  if (!/^(?:can|will|may|might|must)$/.test(lower)) return false;
  const before = words[at - 1]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (nounSigns.test(before)) return !(before === "that" && lower !== "can");
  if (isCommonAdjective(before)) return true;
  const isAsked =
    isPronoun(words[at + 1]) || subjectOpeners.test(next) || (isQuestion && isCapital(words[at + 1]?.text));
  return (/^(?:May|Will)$/.test(text) || (lower === "may" && at === 0)) && !isAsked;
}

const isCapital = (text = "") => /^\p{Lu}/u.test(text);
