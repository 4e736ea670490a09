import { baseOfPast } from "@/lib/features/english/lexicon/verbs";
import { joinPieces } from "./join-pieces";
import type { Piece } from "./piece-search";
import { SentenceGrammar } from "./sentence-grammar";
import { rolesOf } from "./word-roles";

const maxPieces = 10;
/** More readings than this and the words leave a choice. */
const maxSentences = 24;

/**
 * The one right sentence of scrambled words, first as it is taught, then with its time in the other place.
 * Undefined when our grammar finds none, or several that say different things. `asksFor` tells what words without
 * an end mark are to become.
 */
export function solveOrder(
  pieces: readonly string[],
  asksFor?: "question" | "statement",
): string[] | undefined {
  const found = layOut(pieces, asksFor);
  const joined = found ? undefined : joinPieces(pieces);
  return joined ? layOut(joined, asksFor) : found;
}

function layOut(pieces: readonly string[], asksFor?: "question" | "statement"): string[] | undefined {
  const end = pieces.find((piece) => /^[.?!]$/.test(piece)) ?? "";
  if (isWhereFrom(pieces)) {
    const found = layOut(
      pieces.filter((piece) => !/^from$/i.test(piece)),
      "question",
    );
    return found?.map((sentence) => sentence.replace(/\?$/, " from?"));
  }
  const words = joinQuestionWords(joinGoingTo(pieces.filter((piece) => !/^[.?!]$/.test(piece)))).map(
    (text): Piece => ({
      text,
      roles: rolesOf(text),
    }),
  );
  if (words.length < 3 || words.length > maxPieces || words.some(({ roles }) => roles.length === 0))
    return undefined;
  if (isPastTime(words) && !words.some(({ text }) => isPastPiece(text))) return undefined;
  if (words.filter(({ roles }) => roles.some(({ is }) => is === "place")).length > 1) return undefined;
  const grammar = new SentenceGrammar(words);
  const kind = end === "?" ? "question" : end ? "statement" : asksFor;
  const statements = kind === "question" ? [] : grammar.statements();
  const isTold = kind === "statement" || (statements.length > 0 && !kind && isDenied(words));
  const questions = isTold ? [] : grammar.questions();
  if (!kind && statements.length === 0 && isDoubtful(words)) return undefined;
  const opened = openedByCapital(words, [...statements, ...questions]);
  if (opened.length === 0 || opened.length > maxSentences) return undefined;
  const isFree = !words.some(({ roles }) => roles.some(({ is }) => /^wh/.test(is)));
  const isQuestion = opened.every((order) => questions.includes(order));
  const asked = opened.filter((order) => questions.includes(order));
  const told = opened.filter((order) => !questions.includes(order));
  // "Have I got a brother?" is as right as "I have got a brother." where no mark tells them apart.
  if (!isQuestion && asked.length > 0 && (!isFree || kind !== undefined)) return undefined;
  if ([asked, told].some((orders) => new Set(orders.map((order) => coreOf(words, order))).size > 1))
    return undefined;
  const sentences = [
    ...told.map((order) => sentenceOf(words, order, end || ".")),
    ...asked.map((order) => sentenceOf(words, order, "?")),
  ];
  return [...new Set(sentences)];
}

/** "Where is she from": its preposition stands alone at the end. */
const isWhereFrom = (pieces: readonly string[]) =>
  pieces.some((piece) => /^where$/i.test(piece)) &&
  pieces.filter((piece) => /^from$/i.test(piece)).length === 1 &&
  pieces.some((piece) => /^(?:is|are|am|do|does|was|were)$/i.test(piece)) &&
  pieces.filter((piece) => !/^[.?!]$/.test(piece)).length > 3;

/** Without a mark and a question word, "did" may be the verb of a statement we do not see. */
const isDoubtful = (words: Piece[]) =>
  words.some(({ text }) => /^(?:do|does|did)$/i.test(text)) &&
  !words.some(({ roles }) => roles.some(({ is }) => /^wh/.test(is)));

/** "I / go / there / yesterday": a form is to be changed too. */
const isPastTime = (words: Piece[]) =>
  words.some(({ text }) => /\b(?:yesterday|ago)\b|^last \w+/i.test(text));
const isPastPiece = (text: string) => {
  const [first = ""] = text.toLowerCase().split(" ");
  return /^(?:did|was|were|had|could)(?:n't)?$/.test(first) || baseOfPast(first) !== undefined;
};

/** "Going" and "to" before another verb: a plan. */
function joinGoingTo(pieces: readonly string[]): string[] {
  const isVerb = (piece: string) => {
    const kinds = rolesOf(piece).map(({ is }) => is);
    return kinds.includes("base") && !kinds.includes("noun");
  };
  const hasOne = (word: RegExp) => pieces.filter((piece) => word.test(piece)).length === 1;
  const isPlan = hasOne(/^going$/i) && hasOne(/^to$/i) && pieces.some(isVerb);
  return isPlan ? [...pieces.filter((piece) => !/^(?:going|to)$/i.test(piece)), "going to"] : [...pieces];
}

/** "How" and "often" ask together, wherever they were scattered to. */
function joinQuestionWords(pieces: readonly string[]): string[] {
  for (const [asks, about] of [
    [/^how$/i, /^(?:often|old|long|far|tall|big|high|fast)$/i],
    [/^what$/i, /^(?:time|colou?r)$/i],
  ] as const) {
    const first = pieces.find((piece) => asks.test(piece));
    const second = pieces.find((piece) => about.test(piece));
    const isOwned =
      pieces.some((piece) => /^(?:my|your|his|her|our|their|the|favou?rite)$/i.test(piece)) &&
      asks.test("what");
    if (first && second && !isOwned)
      return [`${first} ${second}`, ...pieces.filter((piece) => piece !== first && piece !== second)];
  }
  return [...pieces];
}

/** "Doesn't she like it?" is a question too, but not one that is asked of beginners. */
const isDenied = (words: Piece[]) => words.some(({ text }) => /n't$|^(?:not|never)$/i.test(text));

const opener =
  /^(?:My|Your|His|Her|Our|Their|The|A|An|This|That|These|Those|You|He|She|It|We|They|There|Do|Does|Did|Is|Are|Am|Was|Were|Have|Has|Can|Could|Will|What|Where|When|Why|Who|How|Which|Don't|Doesn't|Didn't|Isn't|Aren't|I'm|It's|He's|She's|We're|They're|You're|Sometimes|Usually|Yesterday|Tomorrow|Every|Last|Next)\b/;

/** A capital letter that no name asks for tells which word comes first. */
function openedByCapital(words: Piece[], orders: number[][]): number[][] {
  const capital = words.findIndex(({ text }) => opener.test(text));
  return capital < 0 ? orders : orders.filter(([first]) => first === capital);
}

/** The sentence without what may stand in two places. */
const coreOf = (words: Piece[], order: number[]) =>
  order
    .filter((at) => !words[at]?.roles.some(({ is }) => is === "time" || is === "frequency" || is === "place"))
    .map((at) => words[at]?.text.toLowerCase())
    .join(" ");

function sentenceOf(words: Piece[], order: number[], end: string): string {
  const text = order
    .map((at, place) => {
      const { text: word = "", roles = [] } = words[at] ?? {};
      const isName = roles.some(({ is }) => is === "phrase") && !word.includes(" ");
      return place > 0 &&
        !isName &&
        word !== "I" &&
        !/^\p{Lu}.*\p{Lu}/u.test(word) &&
        roles.every(({ is }) => is !== "noun" && is !== "time" && is !== "place" && is !== "phrase")
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word;
    })
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}
