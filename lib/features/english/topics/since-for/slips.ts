import { matchWords, textOf, type Match } from "../../sentence/rule";
import { lengthAt, momentAt } from "./time";
import { baseOfParticiple } from "../../lexicon/verbs";
import type { Word } from "../../lexicon/words";

const contractedGot = /^(i|you|we|they)'ve$|^(he|she|it)'s$/;

/** "I've got this phone since May", "she's got a cat since two years": got has no perfect of its own. */
export function gotSince(words: Word[], at: number): Match[] | undefined {
  const found = contractedGot.exec(words[at]?.lower ?? "");
  if (!found || words[at + 1]?.lower !== "got") return undefined;
  const since = words.findIndex(({ lower }, place) => place > at + 1 && lower === "since");
  if (since < 0 || (lengthAt(words, since + 1) === 0 && !momentAt(words, since + 1))) return undefined;
  return matchWords(words, at, at + 1, `${words[at]?.text} had`);
}

/** "I have lived here during five years", "since ten years ago": a length of time wants "for". */
export function lengthWithoutFor(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const isAgo = lower === "since" && /^(?:years|months|weeks|days)$/.test(words[at + 2]?.lower ?? "");
  if (isAgo && words[at + 3]?.lower === "ago")
    return matchWords(words, at, at + 3, `for ${textOf(words, at + 1, at + 2)}`);
  if (!/^(?:during|by)$/.test(lower)) return undefined;
  const length = lengthAt(words, at + 1);
  const unit = words[at + length]?.lower ?? "";
  const isPerfect = words
    .slice(0, at)
    .some(
      ({ lower: have }, place) =>
        /^(?:have|has|haven't|hasn't|(?:i|you|we|they)'ve|(?:he|she|it)'s)$/.test(have) &&
        baseOfParticiple(words[place + 1]?.lower ?? "") !== undefined,
    );
  return length > 1 && isPerfect && /^(?:years?|months?|weeks?|days?|hours?)$/.test(unit)
    ? matchWords(words, at, at, "for")
    : undefined;
}
