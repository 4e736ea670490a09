import { degreesOf, isComparative, isSuperlative } from "../adjectives";
import { atEachWord, grammarRule, matchWords, type Match } from "../rule";
import { isBe } from "../verbs";
import { endsClause, type Word } from "../words";

const objectPronouns = new Set("me you him her us them my your his our their".split(" "));

/** "More old people" counts people; "he is more old (than me)" compares. */
function compares(words: Word[], at: number): boolean {
  const next = words[at + 2];
  const before = words[at - 1]?.lower ?? "";
  const isOver =
    !next || endsClause(next.gap) || ["than", "of", "that", "then", "and", "but"].includes(next.lower);
  return (
    isOver &&
    (isBe(before) ||
      /^(?:much|a|the|is|get|look|looks|very|run|runs|not)$/.test(before) ||
      next?.lower === "than")
  );
}

function wrongMore(words: Word[], at: number): Match[] | undefined {
  const adjective = words[at + 1]?.lower ?? "";
  const { lower } = words[at] as Word;
  if (words[at + 1]?.gap !== " ") return undefined;
  if (lower === "more") {
    if (isComparative(adjective) && adjective !== "later") return matchWords(words, at, at + 1, adjective);
    const comparative = degreesOf(adjective)?.comparative;
    return comparative && compares(words, at) ? matchWords(words, at, at + 1, comparative) : undefined;
  }
  if (isSuperlative(adjective) && adjective !== "latest") return matchWords(words, at, at + 1, adjective);
  const superlative = words[at - 1]?.lower === "the" ? degreesOf(adjective)?.superlative : undefined;
  return superlative ? matchWords(words, at - 1, at + 1, `the ${superlative}`) : undefined;
}

/** "Taller of me", "better then you". */
function wrongThan(words: Word[], at: number): Match[] | undefined {
  const link = words[at + 1];
  const isWrong = link && ["of", "that", "then"].includes(link.lower) && link.gap === " ";
  if (!isWrong || !objectPronouns.has(words[at + 2]?.lower ?? "")) return undefined;
  if (link.lower === "that" && !/^(?:me|him|us|them)$/.test(words[at + 2]?.lower ?? "")) return undefined;
  if (words[at - 1]?.lower === "the" || words[at - 1]?.lower === "more") return undefined;
  return matchWords(words, at, at + 2, `${words[at]?.text} than ${words[at + 2]?.text}`);
}

export const comparatives = grammarRule({
  topic: "comparatives",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      if (lower === "more" || lower === "most") return wrongMore(words, at);
      return isComparative(lower) ? wrongThan(words, at) : undefined;
    }),
  explanation:
    "Gli aggettivi corti (e quelli in -y) fanno il comparativo con -er e il superlativo con -est; more e most servono solo ai lunghi, e mai insieme a -er. Il secondo termine si introduce con than.",
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
    { wrong: "You are better then me.", right: "You are better than me." },
  ],
});
