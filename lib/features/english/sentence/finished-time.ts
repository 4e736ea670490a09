import { isNumber } from "../lexicon/quantities";
import { baseOfThird, hasSamePast, isBase, isBe, isDo, isModal, isPastForm } from "../lexicon/verbs";
import { endsClause, type Word } from "../lexicon/words";

/** A finished time, first and last word of its name, and the clause it belongs to. */
export type FinishedTime = { from: number; to: number; start: number; end: number };

const periods = new Set(
  `night week weekend month year term summer winter spring autumn christmas easter monday tuesday wednesday thursday
  friday saturday sunday january february march april may june july august september october november december`.split(
    /\s+/,
  ),
);
const units = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|centuries|century)$/;

/** "Than yesterday", "since last week": the time is compared with or counted from, not what the verb happens in. */
const otherUse = new Set(
  "since until till from for than like as of about by before after to with".split(" "),
);

const owners = new Set("the my our your his their a".split(" "));

function isOtherUse(words: Word[], from: number, to: number): boolean {
  const before = words[from - 1]?.lower ?? "";
  if (words[from]?.lower !== "last") return otherUse.has(before);
  const after = words[to + 1];
  // "I met her last week" against "her last week of school".
  const isOwned = owners.has(before) || (before === "her" && after !== undefined && !endsClause(after.gap));
  return isOwned || otherUse.has(before);
}

function span(words: Word[], at: number): [number, number] | undefined {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (lower === "yesterday" && words[at - 1]?.lower === "before" && words[at - 2]?.lower === "day")
    return [words[at - 3]?.lower === "the" ? at - 3 : at - 2, at];
  if (lower === "once" && next === "upon") return [at, at + 3];
  if (lower === "yesterday") return [at, /^(?:morning|afternoon|evening)$/.test(next) ? at + 1 : at];
  if (lower === "last" && periods.has(next))
    return [at, /^(?:night|morning|afternoon|evening)$/.test(words[at + 2]?.lower ?? "") ? at + 2 : at + 1];
  return lower === "ago" ? agoSpan(words, at) : undefined;
}

function agoSpan(words: Word[], at: number): [number, number] | undefined {
  const [third, second, first] = [at - 3, at - 2, at - 1].map((back) => words[back]?.lower ?? "");
  if (second === "long" && first === "time" && third === "a") return [at - 3, at];
  if (first === "long") return [at - 1, at];
  if (!units.test(first ?? "")) return undefined;
  if (/^(?:few|couple)$/.test(second ?? "") && third === "a") return [at - 3, at];
  const isQuantity = isNumber(second) || /^(?:a|an|many|some)$/.test(second ?? "");
  if (isQuantity) return [at - 2, at];
  return /^(?:years|days|weeks|months|ages)$/.test(first ?? "") ? [at - 1, at] : undefined;
}

const joiners = new Set(
  "and but because so that which who if when while where whose what since until than".split(" "),
);

/** "Last week my friends and I …": no verb yet, so that "and" does not open another clause. */
const joinsSubjects = (words: Word[], from: number, at: number) =>
  words[at]?.lower === "and" && at > from && !words.slice(from, at).some(({ lower }) => isFinite(lower));

const isFinite = (lower: string) =>
  isBase(lower) ||
  isBe(lower) ||
  isDo(lower) ||
  isModal(lower) ||
  isPastForm(lower) ||
  baseOfThird(lower) !== undefined;

function clauseAround(words: Word[], from: number, to: number): FinishedTime {
  let start = from;
  while (start > 0 && !endsClause(words[start]?.gap ?? "") && !joiners.has(words[start - 1]?.lower ?? ""))
    start -= 1;
  let end = to;
  while (end < words.length - 1) {
    const next = words[end + 1];
    if (!next || (joiners.has(next.lower) && !joinsSubjects(words, to + 1, end + 1))) break;
    if (endsClause(next.gap) && !(end === to && start === from && next.gap.trim() === ",")) break;
    end += 1;
  }
  return { from, to, start, end };
}

const ages =
  /^(?:when (?:i|he|she) was|when (?:you|we|they) were) (?:very |only |just )?(?:a (?:child|baby|kid|little \w+)|little|young|younger|small|children|kids|at primary|in primary|\w+)\b/;

const parents =
  /^when (?:my|his|her|our|their) (?:\w+ ){1,2}(?:was|were) (?:very |only |just )?(?:a (?:boy|girl|child|kid|baby|teenager|student)|young|younger|little|small|children|kids|boys|girls)\b/;

/** "When I was five, …": the clause after the comma is over and done with. */
function childhood(words: Word[]): FinishedTime | undefined {
  const opening = words
    .slice(0, 7)
    .map(({ lower }) => lower)
    .join(" ");
  if (!ages.test(opening) && !parents.test(opening)) return undefined;
  const main = words.findIndex(
    ({ gap, lower }, at) => at > 3 && at < 10 && (gap.trim() === "," || /^(?:i|he|she|we|they)$/.test(lower)),
  );
  if (main < 0) return undefined;
  const { end } = clauseAround(words, main, main);
  return { from: 0, to: main - 1, start: main, end };
}

const beforeMemory = /^(?:of|from|about|like|to|since|me|remember|than|know|remembers)$/;

/** "… when I was five" after what one did then. */
function childhoodAfter(words: Word[]): FinishedTime | undefined {
  const when = words.findIndex(
    ({ lower }, at) => at > 1 && lower === "when" && ages.test(textFrom(words, at)),
  );
  if (when < 0 || beforeMemory.test(words[when - 1]?.lower ?? "")) return undefined;
  if (words.slice(0, when).some(({ lower }) => memories.test(lower))) return undefined;
  const { start } = clauseAround(words, when - 1, when - 1);
  return { from: when, to: words.length - 1, start, end: when - 1 };
}
const memories =
  /^(?:photo|photos|picture|pictures|video|videos|scar|memory|memories|remember|know|think|says|tells|miss)$/;
const textFrom = (words: Word[], at: number) =>
  words
    .slice(at, at + 7)
    .map(({ lower }) => lower)
    .join(" ");

/** Where a finished time is named; undefined when nothing says the past surely. */
export function finishedTime(words: Word[]): FinishedTime | undefined {
  for (const at of words.keys()) {
    const found = span(words, at);
    if (!found) continue;
    const [from, to] = found;
    const isMoreThan =
      words[from - 1]?.lower === "than" && words[from - 2]?.lower === "more" && words[to]?.lower === "ago";
    if (isMoreThan) return clauseAround(words, from - 2, to);
    if (!isOtherUse(words, from, to)) return clauseAround(words, from, to);
  }
  return isYear(words, 1) && words[0]?.lower === "in"
    ? clauseAround(words, 0, 1)
    : (childhood(words) ?? childhoodAfter(words));
}

/** A year that is over by the calendar. */
function isYear(words: Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  return /^[12]\d\d\d$/.test(lower) && Number(lower) < new Date().getFullYear();
}

/** "… in 2019" anywhere: it rules out a perfect, though not the present of a story. */
export function pastYear(words: Word[]): FinishedTime | undefined {
  const at = words.findIndex(({ lower }, place) => lower === "in" && isYear(words, place + 1));
  return at < 0 ? undefined : clauseAround(words, at, at + 1);
}

const hasOwnSubject = (words: Word[], from: number, at: number) =>
  words.slice(from + 1, at).some(({ lower }) => /^(?:i|you|he|she|it|we|they)$/.test(lower));

/** Whether the clause has its past already, in a verb outside `from`..`to`: "the message you sent last night". */
export const hasPastIn = (words: Word[], time: FinishedTime, from: number, to: number) =>
  words.some(
    ({ lower }, at) =>
      at >= time.start &&
      at <= time.end &&
      (at < time.from || at > time.to) &&
      (at < from || at > to) &&
      // "I have built it two years ago with parts I had found": a clause of its own.
      !(to >= 0 && hasOwnSubject(words, Math.max(time.to, to), at)) &&
      ((isPastForm(lower) && lower !== "called") ||
        (at > to && hasSamePast(lower)) ||
        /^(?:did|didn't|was|were|wasn't|weren't|had|used)$/.test(lower)),
  );
