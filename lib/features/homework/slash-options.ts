import { adjectiveOf, isComparative, isSuperlative } from "@/lib/features/english/lexicon/adjectives";
import { baseOfIng, baseOfParticiple, isBase } from "@/lib/features/english/lexicon/verbs";
import { isMidAdverb } from "./clause-subject";
import type { Gap } from "./homework-sheet";

const units =
  "how much|how many|a lot of|lots of|a few|a little|too much|too many|have to|has to|used to|such a|such an|any more|no one".split(
    "|",
  );
const helper =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|don't|doesn't|didn't|won't|'m|'s|'re|'ve)$/;

const isMain = (word: string) =>
  baseOfIng(word) !== undefined || baseOfParticiple(word) !== undefined || isBase(word);

type Piece = { text: string; start: number; end: number };

/** Options that a sentence offers with slashes: "He is going / goes", "some / any", "don't / doesn't". */
export function slashGaps(prompt: string): Gap[] {
  const words: Piece[] = [...prompt.matchAll(/[\p{L}'\d-]+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const gaps: Gap[] = [];
  for (let at = 0; at < words.length - 1; at += 1) {
    if (!isSlashed(prompt, words, at)) continue;
    const pair = openingPair(prompt, words, at) ?? subjectPair(words, at);
    if (pair) {
      gaps.push(gapOf(prompt, words, pair.from, [at], pair.to));
      at = pair.to;
      continue;
    }
    const from = startOfLeft(words, at, words[at + 1]?.text ?? "");
    const left = words.slice(from, at + 1).map(({ text }) => text);
    const cuts = [at];
    let to = endOfRight(words, at + 1, left);
    while (to < words.length - 1 && isSlashed(prompt, words, to)) {
      cuts.push(to);
      to = endOfRight(words, to + 1, left);
    }
    gaps.push(gapOf(prompt, words, from, cuts, to));
    at = to;
  }
  return gaps;
}

const maxOpening = 4;
const asks = /^(?:what|where|when|why|who|how|time|often|long)$/;

/** "Did you see / Have you seen Tom?", "What do you do / are you doing?": both open the question, with as many words. */
function openingPair(prompt: string, words: Piece[], at: number): { from: number; to: number } | undefined {
  const isHelper = (place: number) => helper.test(words[place]?.text ?? "");
  const isCapital = (place: number) => /\p{Lu}/u.test(prompt.charAt(words[place]?.start ?? 0));
  const isOpener = (place: number) =>
    isHelper(place) && (isCapital(at + 1) ? isCapital(place) : asks.test(words[place - 1]?.text ?? ""));
  if (!isHelper(at + 1)) return undefined;
  for (let size = 2; size <= maxOpening; size += 1)
    if (isOpener(at + 1 - size)) return words[at + size] ? { from: at + 1 - size, to: at + size } : undefined;
  return undefined;
}

const pronoun = /^(?:i|you|he|she|it|we|they)(?='|$)/;

/** "I've known / I know her": both open with the same pronoun. */
function subjectPair(words: Piece[], at: number): { from: number; to: number } | undefined {
  const own = pronoun.exec(words[at + 1]?.text ?? "")?.[0];
  if (own === undefined) return undefined;
  for (let size = 2; size <= maxOpening; size += 1)
    if (pronoun.exec(words[at + 1 - size]?.text ?? "")?.[0] === own)
      return words[at + size] ? { from: at + 1 - size, to: at + size } : undefined;
  return undefined;
}

const isSlashed = (prompt: string, words: Piece[], at: number) =>
  /^\s*\/\s*$/.test(prompt.slice(words[at]?.end, words[at + 1]?.start));

function gapOf(prompt: string, words: Piece[], from: number, cuts: number[], to: number): Gap {
  const starts = [from, ...cuts.map((cut) => cut + 1)];
  const ends = [...cuts, to];
  const options = starts.map((first, part) =>
    prompt.slice(words[first]?.start, words[ends[part] ?? to]?.end),
  );
  return { start: words[from]?.start ?? 0, end: words[to]?.end ?? prompt.length, options };
}

const takesIngBehindTo = /^(?:used|forward|addicted|close|object)$/;

function startOfLeft(words: Piece[], at: number, right: string): number {
  const text = (back: number) => words[at - back]?.text ?? "";
  for (const unit of units) {
    const parts = unit.split(" ");
    const isRepeated = parts[0] !== "how" || right === "how";
    if (isRepeated && parts.every((part, place) => text(parts.length - 1 - place) === part))
      return at - parts.length + 1;
  }
  const before = text(1);
  if (right === "there" && before === "there") return at - 1;
  // "Enjoys to read / reading", but "used to get / getting".
  const isInfinitive =
    before === "to" && isBase(text(0)) && (right === "to" || baseOfIng(right) !== undefined);
  if (isInfinitive && !takesIngBehindTo.test(text(2))) return at - 1;
  if ((before === "more" || before === "most") && isDegree(right)) return at - 1;
  if (before === "the" && isSuperlative(text(0)) && (isComparative(right) || adjectiveOf(right)))
    return at - 1;
  const isOtherForm =
    isMain(text(0)) && !(baseOfIng(text(0)) && baseOfIng(right)) && !sameKind(text(0), right);
  if (!isOtherForm) return at;
  if (helper.test(before)) return at - 1;
  if (before === "not" && helper.test(text(2))) return at - 2;
  return at;
}

/** "Is play / playing": the helper before them belongs to both. */
const sameKind = (one: string, other: string) =>
  !helper.test(other) && baseOfIng(one) === undefined && (isBase(other) || baseOfIng(other) !== undefined);

/** "has / is having": the helper is the verb itself. */
const isOfSameVerb = (helping: string, main: string) => {
  const base = /^ha/.test(helping) ? "have" : /^d/.test(helping) ? "do" : "be";
  return baseOfIng(main) === base || baseOfParticiple(main) === base;
};

const isDegree = (word: string) => isComparative(word) || isSuperlative(word);

function endOfRight(words: Piece[], at: number, left: string[]): number {
  const text = (on: number) => words[at + on]?.text ?? "";
  for (const unit of units) {
    const parts = unit.split(" ");
    if (parts.every((part, place) => text(place) === part)) return at + parts.length - 1;
  }
  if ((text(0) === "more" || text(0) === "most") && left.some(isDegree)) return at + 1;
  if (text(0) === "there" && left[0] === "there" && helper.test(text(1))) return at + 1;
  if (text(0) === "to" && isBase(text(1)) && isMain(left[0] ?? "")) return at + 1;
  const isLoneHelper = left.length === 1 && helper.test(left[0] ?? "");
  if (isLoneHelper && helper.test(text(0)) && isOfSameVerb(left[0] ?? "", text(1))) return at + 1;
  if (!helper.test(text(0)) || isLoneHelper) return at;
  if (isMidAdverb(text(1)) && isMain(text(2))) return at + 2;
  if (text(1) === "going" && text(2) === "to" && isBase(text(3))) return at + 3;
  if (text(1) === "not" && isMain(text(2))) return at + 2;
  return isMain(text(1)) ? at + 1 : at;
}
