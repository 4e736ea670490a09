import {
  degreesOf,
  adjectiveOf,
  superlativeOf,
  isCommonAdjective,
  isComparative,
  isSuperlative,
} from "../adjectives";
import { inventedDegree } from "../invented-degrees";
import { atEachWord, grammarRule, matchWords, type Match } from "../rule";
import { hasFiniteVerbAfter } from "../subject";
import { isBe } from "../verbs";
import { endsClause, type Word } from "../words";

const objectPronouns = new Set("me you him her us them my your his our their".split(" "));

/** "More old people" counts people; "he is more old (than me)" compares. */
function compares(words: Word[], at: number): boolean {
  const next = words[at + 2];
  const before = words[at - 1]?.lower ?? "";
  if (next?.lower === "than" && isCommonAdjective(words[at + 3]?.lower ?? "")) return false;
  const isOver =
    !next || endsClause(next.gap) || ["than", "of", "that", "then", "and", "but"].includes(next.lower);
  return (
    isOver &&
    (isBe(before) ||
      /^(?:much|a|the|is|get|look|looks|very|run|runs|ran|not|feel|feels|felt|seem|seems|gets|got|getting|become|becomes|became|even|far|drives|works|swims|jumps|bit|lot)$/.test(
        before,
      ) ||
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
    if (comparative && words[at - 1]?.lower === "a")
      return matchWords(words, at - 1, at + 1, `${/^[aeiou]/.test(comparative) ? "an" : "a"} ${comparative}`);
    return comparative && compares(words, at) ? matchWords(words, at, at + 1, comparative) : undefined;
  }
  if (isSuperlative(adjective) && adjective !== "latest") return matchWords(words, at, at + 1, adjective);
  const owner = words[at - 1]?.lower ?? "";
  const superlative = /^(?:the|my|your|his|her|our|their)$/.test(owner)
    ? degreesOf(adjective)?.superlative
    : undefined;
  return superlative ? matchWords(words, at - 1, at + 1, `${owner} ${superlative}`) : undefined;
}

/** "Taller of me", "better then you". */
function wrongThan(words: Word[], at: number): Match[] | undefined {
  const link = words[at + 1];
  const isWrong = link && ["of", "that", "then", "as"].includes(link.lower) && link.gap === " ";
  if (!isWrong || !objectPronouns.has(words[at + 2]?.lower ?? "")) return undefined;
  if (/^(?:that|as)$/.test(link.lower) && !/^(?:me|him|us|them)$/.test(words[at + 2]?.lower ?? ""))
    return undefined;
  if (words[at - 1]?.lower === "the" || words[at - 1]?.lower === "more") return undefined;
  return matchWords(words, at, at + 2, `${words[at]?.text} than ${words[at + 2]?.text}`);
}

/** "Taller of Marco", "bigger then mine": no verb follows that would make another clause of it. */
function wrongThanNoun(words: Word[], at: number): Match[] | undefined {
  const link = words[at + 1];
  const after = words[at + 2];
  if (!link || !after || link.gap !== " " || after.gap !== " " || !/^(?:of|then|that)$/.test(link.lower))
    return undefined;
  if (/^(?:the|a|no|any|or|later|earlier)$/.test(words[at - 1]?.lower ?? "") || at === 0) return undefined;
  const isNoun = determined.test(after.lower) || /^\p{Lu}\p{Ll}+$/u.test(after.text);
  const isAmongFew = /^(?:two|three|four|pair|year|month|day|week|evening|all)$/.test(
    words[at + 3]?.lower ?? "",
  );
  if (
    link.lower === "that" &&
    /^(?:better|worse|nicer|easier|safer|sadder|harder)$/.test(words[at]?.lower ?? "")
  )
    return undefined;
  if (!isNoun || isAmongFew || hasFiniteVerbAfter(words, at + 1)) return undefined;
  return matchWords(words, at, at + 1, `${words[at]?.text} than`);
}
const determined = /^(?:my|your|his|her|our|their|the|a|an|this|mine|yours|hers|ours|theirs)$/;

const placesCompared = /^(?:class|school|world|family|team|group|city|town|country)$/;

/** "As tall than me", "as cold like ice". */
function wrongAs(words: Word[], at: number): Match[] | undefined {
  const [adjective, link, after] = [words[at + 1], words[at + 2], words[at + 3]];
  if (!adjective || adjective.gap !== " " || link?.gap !== " " || after?.gap !== " ") return undefined;
  const base = adjectiveOf(adjective.lower);
  if (base && link.lower === "as") return matchWords(words, at + 1, at + 1, base);
  if (!/^(?:than|like)$/.test(link.lower) || !isEquallyCompared(adjective.lower)) return undefined;
  return matchWords(words, at, at + 2, `${words[at]?.text} ${adjective.text} as`);
}

const isEquallyCompared = (word: string) =>
  isCommonAdjective(word) || /^(?:quickly|slowly|much|often|strong|brave|soft|quiet|far|soon)$/.test(word);

/** "More interesting of the book", "more expensive that mine". */
function wrongThanAfterMore(words: Word[], at: number): Match[] | undefined {
  const [adjective, link, after] = [words[at + 1], words[at + 2], words[at + 3]];
  if (!adjective || adjective.gap !== " " || link?.gap !== " " || after?.gap !== " ") return undefined;
  if (words[at - 1]?.lower === "the" || !isCommonAdjective(adjective.lower)) return undefined;
  const isWrong =
    link.lower === "of" ||
    link.lower === "then" ||
    (link.lower === "that" && /^(?:me|him|us|them)$/.test(after.lower));
  if (!isWrong || !(objectPronouns.has(after.lower) || /^(?:the|this|that|mine|yours)$/.test(after.lower)))
    return undefined;
  return matchWords(words, at + 1, at + 2, `${adjective.text} than`);
}

/** "The taller in my class": one among many. */
function wrongSuperlative(words: Word[], at: number): Match[] | undefined {
  const isAmongMany =
    words[at - 1]?.lower === "the" &&
    words[at + 1]?.lower === "in" &&
    /^(?:the|my|our)$/.test(words[at + 2]?.lower ?? "") &&
    placesCompared.test(words[at + 3]?.lower ?? "");
  const superlative = isAmongMany ? superlativeOf(words[at]?.lower ?? "") : undefined;
  return superlative ? matchWords(words, at, at, superlative) : undefined;
}

export const comparatives = grammarRule({
  topic: "comparatives",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      if (lower === "less") return wrongThanAfterMore(words, at);
      if (lower === "more" || lower === "most") return wrongMore(words, at) ?? wrongThanAfterMore(words, at);
      if (lower === "as" || (lower === "so" && words[at - 1]?.lower === "not")) return wrongAs(words, at);
      const invented = inventedDegree(lower);
      if (invented) return matchWords(words, at, at, invented);
      return isComparative(lower)
        ? (wrongThan(words, at) ?? wrongThanNoun(words, at) ?? wrongSuperlative(words, at))
        : undefined;
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
    { wrong: "I am as old than my friend.", right: "I am as old as my friend." },
    { wrong: "This game is gooder than that one.", right: "This game is better than that one." },
    { wrong: "You are better then me.", right: "You are better than me." },
  ],
});
