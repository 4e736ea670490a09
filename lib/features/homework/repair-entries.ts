import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { gapMark } from "./homework-sheet";
import { hasGap } from "./item-markers";

const speakerB = /^[B8]\s?[:;]\s*(?=\S)/;

/** The lines of an item that two speakers share, each with its letter and colon; other lines as they are. */
export function asDialogue(lines: readonly string[]): string[] {
  const [first = "", ...others] = lines;
  const opening = /^A\s?(:)?\s*(?=\S)/.exec(first);
  const isOpened = opening !== null && (opening[1] !== undefined || /^A (?:____|\p{Lu})/u.test(first));
  if (!isOpened || !others.some((line) => speakerB.test(line))) return [...lines];
  return [
    `A: ${first.slice(opening[0].length)}`,
    ...others.map((line) => line.replace(speakerB, "B: ").replace(/^A\s:\s*(?=\S)/, "A: ")),
  ];
}

const minOthers = 3;
const isEnded = (text: string) => /[.?!:"'”’)]$|____$/.test(text);
/** What a reader of pictures makes of the pronoun where it stands alone. */
const stroke = /^[1l|]$/;

/** Where what is to be chosen from begins. */
const optionsAt = (text: string) => {
  const at = text.search(/(?<=\S) a\) (?=\S)/);
  return at < 0 ? text.length : at;
};

/** The items of an exercise, with what a reader of pictures lost in one and saw in the others. */
export function repairEntries(texts: readonly string[]): string[] {
  const stems = texts.map((text) => text.slice(0, optionsAt(text)));
  const habits = habitsOf(stems);
  return texts.map((text, at) => repaired(stems[at] ?? text, habits) + text.slice(stems[at]?.length));
}

/** How many items there are beside each, and how many are written in the same way. */
type Habits = {
  others: number;
  ended: number;
  questions: number;
  asked: number;
  /** With a place to write behind the end of a sentence. */
  lined: number;
  slashed: number;
  capital: number;
};

function habitsOf(texts: readonly string[]): Habits {
  const count = (is: (text: string) => boolean) => texts.filter(is).length;
  return {
    others: texts.length - 1,
    ended: count((text) => /[.?!]["']?$/.test(text)),
    questions: count((text) => text.endsWith("?")),
    asked: count((text) => /____ ?\?/.test(text)),
    lined: count((text) => /[.?!] ____$/.test(text)),
    slashed: count((text) => text.includes("/")),
    capital: count((text) => /^["'“‘(]?(?:[\p{Lu}\d]|____)/u.test(text)),
  };
}

function repaired(
  text: string,
  { others, ended, questions, asked, lined, slashed, capital }: Habits,
): string {
  const pieces = piecesOf(text);
  if (pieces) return pieces.map((piece) => (stroke.test(piece) ? "I" : piece)).join(" / ");
  let whole = withPronoun(text);
  if (slashed * 2 > others && !whole.includes("/")) whole = withSlash(whole);
  if (asked >= others && others > 1) whole = whole.replace(/____ [27](?=$| [-–])/, `${gapMark} ?`);
  if (lined >= others && others > 1) whole = whole.replace(/(?<=\p{Ll}{2}), ____$/u, `. ${gapMark}`);
  whole = whole.replace(/____ [I|l1] (?=\p{Lu})/u, `${gapMark}! `).replace(/([?!])(?: ?\.){1,3}$/, "$1");
  if (capital === others && others > 1) whole = withCapital(whole);
  return isCutOff(whole, { others, ended })
    ? `${whole.replace(/,$/, "")}${questions >= others ? "?" : "."}`
    : whole;
}

/** Whether the sign at the end of a sentence was lost: all of the others have one, or most of those that are long. */
function isCutOff(text: string, { others, ended }: Pick<Habits, "others" | "ended">): boolean {
  if (others < 2 || isEnded(text)) return others > 1 && ended >= others && /____$/.test(text);
  const isSentence = /^\p{Lu}/u.test(text) && text.split(" ").length > minWords;
  const least = others >= minOthers && isSentence ? Math.ceil(others * mostPart) : others;
  const isWord = others >= minOthers ? /\p{Ll}{2},?$/u.test(text) : /\p{Ll}{2},$/u.test(text);
  return ended >= least && isWord;
}

const minWords = 3;
const mostPart = 0.6;

/** Of these letters the small and the capital one look the same; before other verbs an I was lost. */
function withCapital(text: string): string {
  const word = /^(?:\p{Ll}|['’])+/u.exec(text)?.[0] ?? "";
  const isSame = /^["'“‘]?[ciosuvwxz]/.test(text);
  const isDenied = /n['’]t$/.test(word);
  const isSaid = isVerbForm(word) && !/(?:s|ing)$/.test(word);
  if ((isDenied || (isSaid && !isSame)) && !text.endsWith("?")) return `I ${text}`;
  return isSame ? text.replace(/^["'“‘]?\p{Ll}/u, (opening) => opening.toUpperCase()) : text;
}

const minPieces = 4;

/** Words to put in order, with slashes between them. */
function piecesOf(text: string): string[] | undefined {
  const pieces = text.split("/").map((piece) => piece.trim());
  const areShort = pieces.every((piece) => piece !== "" && piece.split(" ").length < 4);
  return pieces.length >= minPieces && areShort && !hasGap(text) ? pieces : undefined;
}

/** "1 like tea", "10 vote": nobody counts a verb. */
const withPronoun = (text: string) =>
  text
    .replace(/(?<=^|[.?!:,] )[1l|] (?=(\p{Ll}{2,})(?!\p{L}))/gu, (all, word: string) =>
      isVerbForm(word) && !word.endsWith("s") ? "I " : all,
    )
    .replace(/(?<= )1[0o] (?=(\p{Ll}{2,})(?!\p{L}))/gu, (all, word: string) =>
      isVerbForm(word) && !/s$|^(?:people|euro|past|ago)$/.test(word) ? "to " : all,
    );

/** "more I most valuable", where the other items have a stroke between their words. */
function withSlash(text: string): string {
  const between = [...text.matchAll(/(?<=\p{Ll}) [Il|] (?=\p{Ll})/gu)];
  return between.length === 1 ? text.replace(/(?<=\p{Ll}) [Il|] (?=\p{Ll})/u, " / ") : text;
}
