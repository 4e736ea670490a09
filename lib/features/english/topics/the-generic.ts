import { genericSwaps } from "./the-generic/swaps";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { genderOfName } from "../lexicon/genders";
import { genericClaims } from "./the-generic/claims";
import { everydayPatterns } from "./the-generic/everyday";
import { genericPatterns } from "./the-generic/patterns";
import { moreGenericPatterns } from "./the-generic/more-patterns";
import { endsPhrase, findOnLine, lineOf, phrase, replaceOnLine, type Line } from "../sentence/phrase-line";
import { grammarRule, textOf, type Match } from "../sentence/rule";
import { isNoun } from "../lexicon/nouns";
import { isCommonEnglish } from "../lexicon/vocabulary";
import type { Word } from "../lexicon/words";

const withoutThe = (line: Line, from: number, to: number): Match[] =>
  replaceOnLine(line, { from, to }, textOf(line.words, from + 1, to));

const allPatterns = [...genericPatterns, ...moreGenericPatterns, ...genericClaims, ...everydayPatterns];

const findGeneric = (line: Line): Match[] =>
  allPatterns.flatMap((pattern) =>
    findOnLine(line, pattern).flatMap(({ from, to }) => withoutThe(line, from, Math.max(to, from + 1))),
  );

const day = phrase(
  `the (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?= (?:i|we|he|she|they|my|our)(?![\\w'-]))`,
);

const twoDays = phrase(
  `the (?<one>(?:mon|tues|wednes|thurs|fri|satur|sun)days?) and (?:the )?(?<two>(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?=$|,)`,
);
const lastDay = phrase(
  `(?<! (?:on|of|for|before|after|until|till|is|was|since|by|from|to|than|about|like|love|hate|with|and|or|every|all) )(?<=\\w )the (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?=$| (?:morning|afternoon|evening)s?$)`,
);

/** "I train the Tuesday and the Thursday", "I play the Sunday". */
const findLastDays = (line: Line): Match[] =>
  [twoDays, lastDay].flatMap((pattern) =>
    findOnLine(line, pattern).flatMap(({ from, to }) => {
      const named = textOf(line.words, from + 1, to).replace(/ the /i, " ");
      return line.words[from - 1]?.lower === "on" ? [] : replaceOnLine(line, { from, to }, `on ${named}`);
    }),
  );

/** "The Monday I play": Italian has an article where English has a preposition. */
const findDays = (line: Line): Match[] =>
  findOnLine(line, day).flatMap(({ from, to }) =>
    from === 0 ? replaceOnLine(line, { from, to }, `on ${textOf(line.words, to, to)}`) : [],
  );

const titles =
  /^(?:mr|mrs|ms|miss|professor|prof|aunt|uncle|dr|doctor|queen|king|president|pope|princess|prince|captain|saint|teacher)$/;
/** "The Prince Hotel", "the Queen Victoria Museum": named after somebody, and a thing. */
const isThing = (words: Word[], name: number) =>
  words.slice(name, name + 3).some(({ lower, text }) => isCapital(text) && isNoun(lower));
const particular = /^(?:of|who|that|from|i|we)$/;
const isCapital = (text: string | undefined) => /^\p{Lu}\p{Ll}/u.test(text ?? "");

/** "The Marco", "the Mrs Rossi": somebody's name. */
function findNames(line: Line): Match[] {
  const { words } = line;
  return words.flatMap(({ lower }, at) => {
    const [name, next] = [words[at + 1], words[at + 2]];
    if (lower !== "the" || !name || name.gap !== " ") return [];
    if (titles.test(name.lower) && isCapital(next?.text) && next?.gap.length === 1 && !isThing(words, at + 2))
      return withoutThe(line, at, at + 2);
    const bare = { ...name, text: name.text.replace(/['’]s$/, ""), lower: name.lower.replace(/'s$/, "") };
    const isFirstName = isCapital(name.text) && genderOfName(bare) && !isCommonEnglish(bare.lower);
    if (isFirstName && bare.lower !== name.lower) return withoutThe(line, at, at + 1);
    const isAlone = endsPhrase(next) && !particular.test(next?.lower ?? "");
    return isFirstName && isAlone ? withoutThe(line, at, at + 1) : [];
  });
}

const findSwaps = swapFinder(swapsOf(genericSwaps));

export const theGeneric = grammarRule({
  topic: "the-generic",
  find: ({ words }) => {
    if (!words.some(({ lower }) => lower === "the")) return findSwaps(words);
    const line = lineOf(words);
    return [
      ...findGeneric(line),
      ...findDays(line),
      ...findLastDays(line),
      ...findNames(line),
      ...findSwaps(words),
    ];
  },
  explanation:
    "Quando si parla di una cosa in generale (un'idea, un cibo, una materia, uno sport, tutti gli animali di un tipo) l'inglese non mette l'articolo, e nemmeno con pasti, giorni, lingue e nomi di persone e città. Lo mette solo per qualcosa di preciso.",
  hints: [
    "Parli di qualcosa di preciso, o di quella cosa in generale?",
    "In italiano l'articolo serve anche per parlare in generale; in inglese in quel caso il nome resta da solo.",
    "Prova a togliere la parolina davanti a quel nome e rileggi la frase.",
  ],
});
