import { isCommonAdjective, superlativeOf } from "../../lexicon/adjectives";
import { isSuperlative } from "../../lexicon/adjectives";
import { isNoun, isPluralNoun } from "../../lexicon/nouns";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { isAdjective } from "../../lexicon/vocabulary";
import { isBe } from "../../lexicon/verbs";
import { follows, type Word } from "../../lexicon/words";

const placesCompared =
  /^(?:class|classroom|school|world|family|team|group|city|town|country|street|house|shop|universe|village|competition|race|year)$/;

const countries =
  /^(?:italy|europe|england|spain|france|germany|milan|rome|naples|london|america|asia|africa|britain)$/;

/** "in my class", "in Italy", "of all", "I have ever seen": one among many. */
function isAmongMany(words: Word[], at: number): boolean {
  const [first = "", second = "", third = ""] = words.slice(at, at + 3).map(({ lower }) => lower);
  if (first === "ever") return true;
  if (/^(?:i|i've|we|we've)$/.test(first)) return [second, third, words[at + 3]?.lower].includes("ever");
  if (first === "of")
    return (
      second === "all" ||
      (/^(?:my|our|his|her)$/.test(second) &&
        /^(?:life|wardrobe|room|house|garden|town|street)$/.test(third)) ||
      (/^(?:the|my|our)$/.test(second) && /^(?:class|world|school|family|team)$/.test(third))
    );
  if (first !== "in") return false;
  if (/^(?:the|my|our|your|his|her|this)$/.test(second)) return placesCompared.test(third);
  return /^\p{Lu}\p{Ll}+$/u.test(words[at + 1]?.text ?? "");
}

/** How many words of a noun follow: none, "girl", "football player"; plurals may be compared among themselves. */
function afterNoun(words: Word[], at: number): number | undefined {
  let end = at;
  while (end < at + 2 && follows(words[end]) && isNoun(words[end]?.lower ?? "") && !isAmongMany(words, end))
    end += 1;
  const last = words[end - 1]?.lower ?? "";
  return end > at && (isPluralNoun(last) || /^(?:people|children|men|women)$/.test(last)) ? undefined : end;
}

/** "The taller girl in the class", "the more beautiful city in Italy". */
export function wrongSuperlative(words: Word[], at: number): Match[] | undefined {
  if (words[at - 1]?.lower !== "the" || !follows(words[at])) return undefined;
  const isMore = words[at]?.lower === "more";
  const adjective = words[isMore ? at + 1 : at]?.lower ?? "";
  const superlative = isMore
    ? (isCommonAdjective(adjective) || isAdjective(adjective)) && follows(words[at + 1])
      ? `most ${adjective}`
      : undefined
    : superlativeOf(adjective);
  if (!superlative) return undefined;
  const end = afterNoun(words, isMore ? at + 2 : at + 1);
  if (end === undefined || !isAmongMany(words, end)) return undefined;
  const isTold = at === 1 || isBe(words[at - 2]?.lower ?? "") || isMore;
  const isWhole = words[end + 2]?.lower === "world" || /^\p{Lu}/u.test(words[end + 1]?.text ?? "");
  if (!isTold && !isWhole) return undefined;
  return matchWords(words, at, isMore ? at + 1 : at, superlative);
}

/** "The tallest of my class", "the best player of the world"; "he is tallest boy in the class". */
export function aroundSuperlative(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (!isSuperlative(lower) && lower !== "most") return undefined;
  const before = words[at - 1]?.lower ?? "";
  const end = afterNoun(words, lower === "most" ? at + 2 : at + 1);
  if (end === undefined || !isAmongMany(words, end)) return undefined;
  const isCountry = countries.test(words[end + 1]?.lower ?? "");
  if (words[end]?.lower === "of" && isCountry && before === "the" && isBe(words[at - 2]?.lower ?? ""))
    return matchWords(words, end, end + 1, `in ${words[end + 1]?.text}`);
  const isOf = words[end]?.lower === "of" && /^(?:class|world|school)$/.test(words[end + 2]?.lower ?? "");
  if (isOf && /^(?:the|my)$/.test(before) && isBe(words[at - 2]?.lower ?? ""))
    return matchWords(words, end, end + 2, `in ${textOf(words, end + 1, end + 2)}`);
  const hasNoun = end > (lower === "most" ? at + 2 : at + 1);
  const isClass = /^(?:class|world|family|team|school)$/.test(words[end + 2]?.lower ?? "");
  return isBe(before) && (hasNoun || isClass) && words[end]?.lower === "in"
    ? matchWords(words, at, at, `the ${lower}`)
    : undefined;
}
