import { adjectiveOfSuperlative, degreesOf, isComparative, isSuperlative } from "../lexicon/adjectives";
import { halfAs, wrongAs } from "./comparatives/as-as";
import { isWrongLink } from "./comparatives/compared-with";
import { inventedDegree } from "./comparatives/invented-degrees";
import { wrongAfterMore, wrongMore } from "./comparatives/more-most";
import { atEachWord, grammarRule, matchWords, type Match } from "../sentence/rule";
import { aroundSuperlative, wrongSuperlative } from "./comparatives/superlatives";
import { isBe } from "../lexicon/verbs";
import { isAdjective } from "../lexicon/vocabulary";
import { endsClause, follows, type Word } from "../lexicon/words";

/** "Taller of me", "better then you", "very taller", "bigger me". */
function aroundComparative(words: Word[], at: number): Match[] | undefined {
  const { lower = "", text = "" } = words[at] ?? {};
  const before = words[at - 1]?.lower ?? "";
  if (before === "very" && follows(words[at])) return matchWords(words, at - 1, at, `much ${text}`);
  if (at > 0 && isWrongLink(words, at + 1, lower)) return matchWords(words, at, at + 1, `${text} than`);
  const next = words[at + 1];
  const isBare = follows(next) && /^(?:me|him|us|them)$/.test(next.lower) && isBe(before);
  const after = words[at + 2];
  if (isBare && (!after || endsClause(after.gap))) return matchWords(words, at, at, `${text} than`);
  return wrongSuperlative(words, at);
}

/** "The tallest than me": a comparison of two. */
function superlativeThan(words: Word[], at: number): Match[] | undefined {
  const comparative = words[at + 1]?.lower === "than" ? comparativeOf(words[at]?.lower ?? "") : undefined;
  if (!comparative) return undefined;
  const from = words[at - 1]?.lower === "the" ? at - 1 : at;
  return matchWords(words, from, at, comparative);
}

const comparativeOf = (superlative: string) => {
  const degrees = degreesOf(adjectiveOfSuperlative(superlative) ?? "");
  return degrees?.comparative;
};

const notCompared = /^(?:other|rather|different|more|less|else|than|better|worse)$/;

/** "Tall than me", "interesting than that": the adjective has kept its plain form. */
function plainThan(words: Word[], at: number): Match[] | undefined {
  const { lower = "", text = "" } = words[at] ?? {};
  const before = words[at - 1]?.lower ?? "";
  if (words[at + 1]?.lower !== "than" || !follows(words[at + 1]) || at === 0) return undefined;
  if (notCompared.test(lower) || /^(?:more|less|as|so|most|least|no|any|too)$/.test(before)) return undefined;
  const isComparedBefore = words
    .slice(0, at)
    .some((word) => /^(?:more|less)$/.test(word.lower) || isComparative(word.lower));
  if (isComparedBefore || /^(?:the|a|an|my|his|her)$/.test(before)) return undefined;
  const comparative = degreesOf(lower)?.comparative;
  if (comparative) return matchWords(words, at, at, comparative);
  const isLong =
    isAdjective(lower) && !isComparative(lower) && !isSuperlative(lower) && !lower.endsWith("er");
  return isLong && isBe(before) ? matchWords(words, at, at, `more ${text}`) : undefined;
}

function find(words: Word[], lower: string, at: number): Match[] | undefined {
  const isVeryMore = lower === "very" && /^(?:more|less)$/.test(words[at + 1]?.lower ?? "");
  if (isVeryMore) return matchWords(words, at, at + 1, `much ${words[at + 1]?.lower}`);
  if (lower === "less") return wrongAfterMore(words, at);
  if (lower === "more")
    return wrongMore(words, at) ?? wrongSuperlative(words, at) ?? wrongAfterMore(words, at);
  if (lower === "most") return wrongMore(words, at) ?? aroundSuperlative(words, at);
  if (lower === "as" || (lower === "so" && /^not$|n't$/.test(words[at - 1]?.lower ?? "")))
    return wrongAs(words, at);
  if (lower === "elder" && words[at + 1]?.lower === "than") return matchWords(words, at, at, "older");
  const invented = inventedDegree(lower);
  if (invented) return matchWords(words, at, at, invented);
  if (isComparative(lower)) return aroundComparative(words, at);
  if (isSuperlative(lower)) return superlativeThan(words, at) ?? aroundSuperlative(words, at);
  return halfAs(words, at) ?? plainThan(words, at);
}

export const comparatives = grammarRule({
  topic: "comparatives",
  find: ({ words }) => atEachWord(words, (lower, at) => find(words, lower, at)),
  explanation:
    "Gli aggettivi corti (e quelli in -y) fanno il comparativo con -er e il superlativo con -est; more e most servono solo ai lunghi, e mai insieme a -er. Il secondo termine si introduce con than; il superlativo vuole the e, per un luogo o un gruppo, in.",
  hints: [
    "Quante sillabe ha l'aggettivo, e che comparativo vuole?",
    "More e most vanno con gli aggettivi lunghi; quelli corti cambiano la fine. E alcuni sono irregolari.",
    "Usa un solo segno di confronto: la desinenza giusta per gli aggettivi corti, e than prima del secondo termine.",
  ],
  examples: [
    { wrong: "My brother is more tall than me.", right: "My brother is taller than me." },
    { wrong: "This book is more better.", right: "This book is better." },
    { wrong: "Maths is more easy than science.", right: "Maths is easier than science." },
    { wrong: "She is the most young in the class.", right: "She is the youngest in the class." },
    { wrong: "He is taller of me.", right: "He is taller than me." },
    { wrong: "Your bike is more faster than mine.", right: "Your bike is faster than mine." },
    { wrong: "I am as old than my friend.", right: "I am as old as my friend." },
    { wrong: "This game is gooder than that one.", right: "This game is better than that one." },
    { wrong: "You are better then me.", right: "You are better than me." },
    {
      wrong: "It is the more interesting museum in Rome.",
      right: "It is the most interesting museum in Rome.",
    },
    { wrong: "Chess is more interesting that football.", right: "Chess is more interesting than football." },
    { wrong: "My bag is heavy than yours.", right: "My bag is heavier than yours." },
    { wrong: "My room is very bigger than yours.", right: "My room is much bigger than yours." },
    { wrong: "She is the best singer of the world.", right: "She is the best singer in the world." },
  ],
});
