import { adjectiveOf, isCommonAdjective } from "../../lexicon/adjectives";
import { namesOther } from "./compared-with";
import { matchWords, type Match } from "../../sentence/rule";
import { isAdjective } from "../../lexicon/vocabulary";
import { isBe } from "../../lexicon/verbs";
import { follows, type Word } from "../../lexicon/words";

const isEquallyCompared = (word: string) =>
  isCommonAdjective(word) ||
  isAdjective(word) ||
  /ly$/.test(word) ||
  /^(?:much|many|often|far|soon|well|hard|fast)$/.test(word);

/** "As tall than me", "as cold like ice", "as taller as". */
export function wrongAs(words: Word[], at: number): Match[] | undefined {
  const [adjective, link, after] = [words[at + 1], words[at + 2], words[at + 3]];
  if (!follows(adjective) || !follows(link) || !follows(after)) return undefined;
  if (adjective.lower === "much" && link.lower === "like") return undefined;
  const base = adjectiveOf(adjective.lower);
  if (base && link.lower === "as") return matchWords(words, at + 1, at + 1, base);
  const isFirm = /^(?:than|like)$/.test(link.lower);
  const isOther =
    /^(?:that|then|of)$/.test(link.lower) &&
    words[at]?.lower === "as" &&
    /^(?:me|you|him|us|them|my|your|his|her)$/.test(after.lower) &&
    namesOther(words, at + 3);
  if ((!isFirm && !isOther) || !isEquallyCompared(adjective.lower)) return undefined;
  return matchWords(words, at, at + 2, `${words[at]?.text} ${adjective.text} as`);
}

const sizes =
  /^(?:tall|big|old|young|small|long|short|high|strong|fast|clever|smart|good|pretty|beautiful|intelligent|funny|nice|heavy|expensive)$/;
const somebody = /^(?:me|you|him|us|them|my|your|his|our|their|mine|yours|hers)$/;

/** "I'm tall as my father", "he is so tall as me": the first of the two is missing. */
export function halfAs(words: Word[], at: number): Match[] | undefined {
  const [adjective, link, after] = [words[at], words[at + 1], words[at + 2]];
  if (!adjective || !sizes.test(adjective.lower) || link?.lower !== "as" || !follows(link)) return undefined;
  if (!after || !somebody.test(after.lower) || !namesOther(words, at + 2)) return undefined;
  const before = words[at - 1]?.lower ?? "";
  const isDenied = words.slice(0, at).some(({ lower }) => lower === "not" || lower.endsWith("n't"));
  if (before === "so")
    return isDenied ? undefined : matchWords(words, at - 1, at + 1, `as ${adjective.text} as`);
  const isBare = isBe(before) || /^(?:not|almost|nearly|is|hair|bag)$/.test(before);
  return isBare ? matchWords(words, at, at + 1, `as ${adjective.text} as`) : undefined;
}
