import { findOnLine, lineOf, oneOf, phrase, replaceOnLine } from "../../sentence/phrase-line";
import { swapFinder, swapsOf } from "../../sentence/swaps";
import type { Match } from "../../sentence/rule";
import { isBase } from "../../lexicon/verbs";
import type { Word } from "../../lexicon/words";

const judging = oneOf(
  "difficult hard easy important impossible possible strange useful necessary easier harder better nice fun",
);
const found = phrase(
  `(?<verb>find|finds|found|finding|make|makes|made|think|consider) (?<how>(?:very |really |so |quite )?(?:${judging})) to (?<next>[a-z]+)`,
);
const thought = phrase(
  `(?:think|thinks|thought|know|knows|believe|believes|say|says|said|sure|hope) that (?<be>is|was|isn't|wasn't) (?<how>(?:very |really |so |not |quite )?(?:${judging})) to (?<next>[a-z]+)`,
);
const exists = phrase(
  "(?:exist|exists|existed) (?:many|a lot of|lots of|some|different|several|two|three|other)",
);

const opened =
  "first/second/third/firstly/secondly/thirdly/finally/moreover/however/fortunately/luckily/unfortunately/furthermore/in_addition/in_my_opinion/in_fact/of_course/for_me/sometimes/usually";
const notSubjects =
  "!i/you/he/she/it/we/they/the/a/an/this/that/there/my/your/his/her/our/their/one/some/these/those/not/what";
/** Where a clause has opened and goes on with "is": lines of swaps. */
const findOpened = swapFinder(
  swapsOf(`
^ ${opened} , [is/was/isn't/wasn't] ${notSubjects} W => it $1
^ instead/maybe/luckily/fortunately/unfortunately/perhaps/probably/moreover/however/furthermore [is/was/isn't/wasn't] ${notSubjects} W => it $1
^ instead/luckily/unfortunately/then [was] a/an W => it was
i/we have? {go/see/eat/watch/visit/play/do/make/have/try/spend} W? W? W? W? W? W? and/but [was] beautiful/fantastic/amazing/wonderful/delicious/fun/great/awesome/very_nice/very_beautiful/very_good/very_funny/very_interesting/really_good/so_beautiful/very_fun/so_fun END => it was ~ \\b(?:who|which|that|it|he|she|they|everything|weather|food|film|and .* and)\\b
{appreciate} [if] => it if
`),
);

/** "I find difficult to study", "I think that is important to help", "exist many films": the empty subject or object. */
export function missingIt(words: Word[]): Match[] {
  const line = lineOf(words);
  return [
    ...findOpened(words),
    ...findOnLine(line, found).flatMap((hit) => {
      const { verb = "", how = "", next = "" } = hit.match.groups ?? {};
      if (!isBase(next) && next !== "be") return [];
      return /^th|^cons/.test(verb) && words[hit.from - 1]?.lower === "to"
        ? []
        : replaceOnLine(line, { from: hit.from, to: hit.to - 2 }, `${verb} it ${how}`);
    }),
    ...findOnLine(line, thought).flatMap((hit) => {
      const { be = "", next = "" } = hit.match.groups ?? {};
      return isBase(next) || next === "be"
        ? replaceOnLine(line, { from: hit.from + 2, to: hit.from + 2 }, `it ${be}`)
        : [];
    }),
    ...findOnLine(line, exists).flatMap((hit) => {
      const isOpening =
        hit.from === 0 ||
        /[,;]/.test(words[hit.from]?.gap ?? "") ||
        /^(?:because|and|but|that|where|in italy)$/.test(words[hit.from - 1]?.lower ?? "");
      const isPast = words[hit.from]?.lower === "existed";
      return isOpening
        ? replaceOnLine(line, { from: hit.from, to: hit.from }, isPast ? "there were" : "there are")
        : [];
    }),
  ];
}
