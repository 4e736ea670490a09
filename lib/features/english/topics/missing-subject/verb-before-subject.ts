import { parsePhrase } from "../../sentence/noun-phrase";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { endsClause, follows, type Word } from "../../lexicon/words";

const events =
  /^(?:arrived|arrives|came|comes|died|happened|started|starts|began|appeared|entered|finished|ended|went|exploded|fell)$/;
const openers = /^(?:when|because|while|that|before|after|and|but|then|suddenly|so)$/;
const owners = /^(?:my|our|his|her|their|the|a|an)$/;
/** "Then came the rain", "then started the fun": told so in books. */
const literary = /^(?:came|comes|began|went|fell)$/;
const cited = /^(?:says|said)$/;

/** Where the noun phrase that opens at the word ends, nothing but a pause or a preposition coming next. */
function endOfSubject(words: Word[], from: number): number | undefined {
  const to = [from + 3, from + 2, from + 1].find((place) => {
    const next = words[place + 1];
    const isOver =
      !follows(next) ||
      endsClause(next.gap) ||
      /^(?:with|and|at|in|from|to|for|because|who|by|on|but)$/.test(next.lower);
    return (
      words[place] !== undefined &&
      isOver &&
      words.slice(from, place + 1).every(follows) &&
      parsePhrase(words, from, place) !== undefined
    );
  });
  return to;
}

/** "When arrived my father", "as says my grandfather": the verb before its subject, as in Italian. */
export const verbBeforeSubject = (words: Word[]): Match[] =>
  words.flatMap(({ lower }, at) => {
    const opener = words[at - 1]?.lower ?? "";
    const isCited =
      cited.test(lower) && opener === "as" && (at === 1 || endsClause(words[at - 1]?.gap ?? ""));
    const isEvent =
      events.test(lower) &&
      openers.test(opener) &&
      !(literary.test(lower) && /^(?:then|and|but|suddenly|so)$/.test(opener));
    if ((!isCited && !isEvent) || !follows(words[at]) || !follows(words[at + 1])) return [];
    if (!owners.test(words[at + 1]?.lower ?? "")) return [];
    // "He finished his soup and called the doctor": what follows is an object there.
    const isTransitive = /^(?:started|starts|began|entered|finished|ended)$/.test(lower);
    if (isTransitive && !/^(?:when|because|while|before)$/.test(opener)) return [];
    if (opener === "and" || opener === "but" || opener === "that") {
      if (lower !== "happened" && lower !== "arrived" && lower !== "died") return [];
      if (opener === "that") return [];
    }
    const to = endOfSubject(words, at + 1);
    return to === undefined
      ? []
      : matchWords(words, at, to, `${textOf(words, at + 1, to)} ${words[at]?.text}`);
  });
