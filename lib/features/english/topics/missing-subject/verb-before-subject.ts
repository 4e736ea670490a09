import { parsePhrase } from "../../sentence/noun-phrase";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { endsClause, follows, setOf, type Word } from "../../lexicon/words";

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

/** When something happens, in front of what happens. */
const openings = setOf(
  "today yesterday finally suddenly then later tonight tomorrow now unfortunately luckily fortunately soon",
);
const begins =
  /^(?:started|starts|start|finished|finishes|ended|ends|began|begins|opened|opens|closed|closes)$/;
const begun = setOf(
  "school lesson lessons film match concert party show course year summer winter holidays holiday game music war storm rain shop museum",
);
const comes = /^(?:arrived|arrives|arrive|came|comes|come|happened|died|appeared|disappeared)$/;

/** "Today started the school", "finally arrived two men": after a word of time the subject still goes first. */
function afterTime(words: Word[], at: number): Match[] | undefined {
  const { lower = "", text = "" } = words[at] ?? {};
  const isOpening =
    openings.has(words[at - 1]?.lower ?? "") ||
    (/^(?:every|last|this|next)$/.test(words[at - 2]?.lower ?? "") && at === 2);
  const isFirst = at === 1 || at === 2 || endsClause(words[at - 1]?.gap ?? "");
  const gap = words[at]?.gap ?? "";
  if (!isOpening || !isFirst || !/^(?:,? )$/.test(gap)) return undefined;
  const from = /^(?:here|there)$/.test(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const to = follows(words[from]) ? endOfSubject(words, from) : undefined;
  if (to === undefined || !parsePhrase(words, from, to)) return undefined;
  const noun = words[to]?.lower ?? "";
  const isCounted = /^(?:a|an|two|three|four|five|many|some|lots|my|our|his|her|the)$/.test(
    words[from]?.lower ?? "",
  );
  const place = from > at + 1 ? ` ${words[at + 1]?.text}` : "";
  if (begins.test(lower) && begun.has(noun)) {
    const start = noun === "school" && words[from]?.lower === "the" ? from + 1 : from;
    return matchWords(words, at, to, `${textOf(words, start, to)} ${text}`);
  }
  // "Then came the rain": told so in books.
  const isLiterary =
    /^c/.test(lower) && /^(?:then|suddenly|now|soon|later|finally)$/.test(words[at - 1]?.lower ?? "");
  return comes.test(lower) && isCounted && !isLiterary
    ? matchWords(words, at, to, `${textOf(words, from, to)} ${text}${place}`)
    : undefined;
}

const celebrated =
  /^(?:celebrated|held|organised|organized|made|played|sold|shown|eaten|cooked|built|opened|included|prepared|written)$/;

/** "Every year is celebrated Saint Anthony", "if are included the meals": the passive before its subject. */
function passiveFirst(words: Word[], at: number): Match[] | undefined {
  const be = words[at]?.lower ?? "";
  const done = words[at + 1];
  if (!/^(?:is|are|was|were)$/.test(be) || !follows(done) || !celebrated.test(done.lower)) return undefined;
  const before = words[at - 1]?.lower ?? "";
  const isAfterTime =
    at > 1 &&
    words[at]?.gap === ", " &&
    /^(?:in|on|at|every|during|today|yesterday)$/.test(words[0]?.lower ?? "");
  if (!(follows(words[at]) && /^(?:if|that|because|when)$/.test(before)) && !isAfterTime) return undefined;
  const first = words[at + 2];
  if (!follows(first)) return undefined;
  const isName = /^\p{Lu}/u.test(first.text);
  let to = at + 2;
  if (isName) while (follows(words[to + 1]) && /^\p{Lu}/u.test(words[to + 1]?.text ?? "")) to += 1;
  const end = isName ? to : owners.test(first.lower) ? endOfSubject(words, at + 2) : undefined;
  // "The book that is written the best": nothing but a pause or a place comes next.
  const next = end === undefined ? undefined : words[end + 1];
  const isOver = !follows(next) || /^(?:in|on|at|with|by|and|for|there|here)$/.test(next.lower);
  if (
    end === undefined ||
    !isOver ||
    (before === "that" && !/^(?:think|know|say|said|hope)$/.test(words[at - 2]?.lower ?? ""))
  )
    return undefined;
  return matchWords(words, at, end, `${textOf(words, at + 2, end)} ${be} ${done.text}`);
}

/** "When arrived my father", "as says my grandfather": the verb before its subject, as in Italian. */
export const verbBeforeSubject = (words: Word[]): Match[] =>
  words.flatMap(({ lower }, at) => {
    const moved = afterTime(words, at) ?? passiveFirst(words, at);
    if (moved) return moved;
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
