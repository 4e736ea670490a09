import { findEnglish } from "@/lib/features/english/sentence/language";
import { asksForWork } from "./asks-for-work";
import { gapMark } from "./homework-sheet";
import { isLoneWord, isRewriting, isWordForms } from "./rewriting";
import { withSpokenOptions } from "./spoken-options";
import { spokenLabels } from "./spoken-numbers";
import { withSigns } from "./spoken-signs";

/** Longer than anybody dictates. */
const maxLength = 2_000;

const asks = (head: string) => asksForWork(head) || isRewriting(head) || isWordForms(head);
const hasGap = (text: string) => text.includes(gapMark);

/** Where the last English word or gap of a piece ends: what stands behind it is said to the coach. */
function endOfEnglish(piece: string): number {
  const last = findEnglish(piece).at(-1)?.words.at(-1);
  const gap = /____[.?!]*(?: \([^()]*\))?/g;
  const ends = [...piece.matchAll(gap)].map((match) => match.index + match[0].length);
  const bracket = piece.lastIndexOf(")") + 1;
  return Math.max(last?.end ?? 0, bracket, ...ends);
}

const minAside = 2;
/** Where somebody stops dictating and speaks to the coach. */
const talkBegins =
  /\s(?=(?:e |ma |poi |ci )?(?:devo|devi|bisogna|dobbiamo|mi aiut\p{L}+|puoi|non (?:so|capisco)|è un esercizio|grazie|usando|completa\p{L}*)(?!\p{L}))/iu;

/** An item without what is said behind it, and that. */
function withoutAside(piece: string): [string, string] {
  const talk = talkBegins.exec(piece)?.index ?? piece.length;
  const end = Math.min(endOfEnglish(piece.slice(0, talk)), talk);
  const aside = piece.slice(end).replace(/^[\s.,;:?!]+/, "");
  const stop = /^[.?!]/.exec(piece.slice(end))?.[0] ?? "";
  const isAside = end > 0 && aside.split(/\s+/).length >= minAside;
  return isAside ? [piece.slice(0, end) + stop, aside] : [piece, ""];
}

/** "Completa she ____ got a cat": an item without what is asked before it. */
function withoutLead(piece: string): string {
  const [lead, item] = hasGap(piece) ? openingOf(piece) : ["", piece];
  return lead !== "" && asks(lead) ? `${item} ${lead}` : piece;
}

type Split = { head: string; pieces: string[] };

/** What is said before the first item, and that item. */
function openingOf(text: string): [string, string] {
  const gap = text.indexOf(gapMark);
  const first = findEnglish(text)[0]?.words[0]?.start ?? gap;
  const from = Math.min(first, /(?<!\S)i ____/i.exec(text)?.index ?? first, gap);
  return [text.slice(0, from).trim(), text.slice(from).trim()];
}

const joint = /\s(?:punto e )?(?:a capo|(?:e )?(?:poi|dopo|ancora))\s/gi;

/** "I ____ from Rome poi she ____ from Milan": items that only a word sets apart. */
function splitAtJoints(text: string): Split | undefined {
  const [opening = "", ...rest] = text.split(joint);
  if (rest.length === 0 || !rest.every(hasGap) || !hasGap(opening)) return undefined;
  const [head, first] = openingOf(opening);
  return { head, pieces: [first, ...rest] };
}

/** "Uno … due …"; whoever begins without a number goes on with the second. */
function splitAtLabels(text: string): Split | undefined {
  const counted = spokenLabels(text, 1);
  const labels = counted.length > 0 ? counted : spokenLabels(text, 2);
  const [first] = labels;
  if (!first) return undefined;
  const pieces = labels.map(({ end }, at) => text.slice(end, labels[at + 1]?.start).trim());
  const before = text.slice(0, first.start).trim();
  if (first.value === 1) return { head: before, pieces };
  if (!hasGap(before)) return undefined;
  const [head, opening] = openingOf(before);
  return { head, pieces: [opening, ...pieces] };
}

const subject =
  /(?:^|\s)((?:there|this|that|these|those|i|you|he|she|it|we|they|(?:my|your|his|her|our|their|the) [a-z]+) ____)/gi;
const minShapes = 3;

/** "There ____ a book there ____ two pens": one line whose gaps stand behind a subject each, with nothing between. */
function splitAtSubjects(text: string): Split | undefined {
  const starts = [...text.matchAll(subject)].map(
    ({ index, 0: found, 1: own = "" }) => index + found.length - own.length,
  );
  const gaps = text.split(gapMark).length - 1;
  if (starts.length < minShapes || starts.length !== gaps || /[.?!,;:\n\d]/.test(text.slice(starts[0])))
    return undefined;
  return {
    head: text.slice(0, starts[0]).trim(),
    pieces: starts.map((from, at) => text.slice(from, starts[at + 1]).trim()),
  };
}

const signBehind = /(?<![\s,?])[\s,?]+(più|piu|plus|meno|minus|sì|si|yes|no)\W*$/iu;

/** "Are you happy più": whether the short answer is to say yes. */
function withSign(piece: string): string {
  const sign = signBehind.exec(piece)?.[1]?.toLowerCase();
  if (sign === undefined) return piece;
  const isYes = /^(?:pi|plus|s|yes)/.test(sign);
  return `${piece.replace(signBehind, "")}? (${isYes ? "+" : "-"})`;
}

const opensQuestion =
  /^(?:____ (?:not )?(?:i|you|he|she|it|we|they|there|this|that|the|my|your|his|her|our|their)(?!\p{L})|(?:what|where|when|who|why|how|which) .*____|(?:do|does|did|have|has|is|are|was|were|can|will) (?:you|he|she|it|we|they|there) |(?:what|where|when|who|why|how) (?:do|does|did|is|are|was|were|can|have|has)\b)/iu;
const withMark = (item: string) => (opensQuestion.test(item) && !/[.?!]/.test(item) ? `${item}?` : item);

const pair = /(?<![\p{L}\d(])\(?\d{1,2}[a-h]\s?[.)]\s/gu;

/** "1a) … 1b) … 2a) …" on lines of their own. */
function withPairs(text: string): string {
  if ((text.match(pair)?.length ?? 0) < 2) return text;
  return text.replace(pair, (label) => `\n${label.replace(/\s(?=[.)])/, "")}`).replace(/\n{2,}/g, "\n");
}

/**
 * An exercise that was dictated, with its numbers, gaps and brackets as a keyboard writes them, and each item on a line of
 * its own; any other text as it is.
 */
export function asTyped(said: string): string {
  const text = withPairs(said);
  if (text.length > maxLength || text.includes("\n")) return text;
  const signed = withSigns(text);
  const split = splitAtLabels(signed) ?? splitAtJoints(signed) ?? splitAtSubjects(signed);
  if (!split) return signed.includes(gapMark) && !/_{2}|\.{3}|…/.test(text) ? signed : text;
  const parts = split.pieces.map(withoutLead).map(withoutAside);
  const told = parts.map(([, aside]) => aside).filter(asks);
  const head = [split.head, ...told].filter(Boolean).join(" ");
  const isShort = /short answers?|risp(?:ost[ae]|\.)? brev/i.test(head);
  const items = parts
    .map(([piece]) => piece.replace(/(?<!\S)uno ____/i, gapMark).trim())
    .map((piece) => (isShort ? withSign(piece) : withSpokenOptions(piece, head)))
    .map(withMark);
  const areWords = isWordForms(head) || isRewriting(head) ? items.every(isLoneWord) : false;
  const areEnglish = areWords || items.every((item) => endOfEnglish(item) > 0);
  const isWork = asks(head) || items.filter(hasGap).length * 2 > items.length;
  if (!areEnglish || !isWork) return text;
  return [head, ...items.map((item, at) => `${at + 1}. ${item}`)].filter(Boolean).join("\n");
}
