import { isMeantFor, isPlausible, piecesAt } from "./answers";
import { foldedWords } from "./fold";
import { isOfGap, itemNamed, readPart } from "./place";
import type { ExerciseState } from "./exercise-state";

export type Numbered = { at: number; text: string };

const lead =
  /^[\s\p{P}]*(?:(?:e|ok|okay|va bene|vabb[eèé]|va beh|vabe|dai|beh|bo+h?|mah|allora|poi|adesso|ora|forse|per|per me|secondo me|credo|penso|quindi|invece|direi)[\s,]+)*(?:(?:la|alla|nella|il|al|nel|numero|num\.?|nr\.?|n[.°]?|frase|item|lettera|domanda|es\.?)(?!\p{L})\s*)*/iu;
const ordinals =
  "prima|seconda|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|terza|quarta|quinta|sesta|settima|ottava|nona|decima|ultima";
const label = "la|alla|nella|il|frase|numero|num|nr|n\\.?";
const marks = new RegExp(
  `(?<![^\\s,;.:(…])(?:(?:${label})\\s+(${ordinals})|(?:(n[.°]|#|(?:${label})(?=\\s))\\s?)?(\\d{1,2}))(?:\\s*[.):=°,-]+\\s*|\\s+)(?=[^\\d\\s])`,
  "giu",
);
const letters = /(?<![^\s,;(])(?:(?:la|lettera)\s+)?([a-h])\s*[.):=]+\s*(?=\S)/giu;
/** "Hai fatto casino, la a) was walking": said behind other words, a letter is named. */
const labelled = /(?<!\p{L})(?:la|lettera|nella|alla)\s+\(?[a-h]\s*[.):=]+\s*\S/iu;
/** What parts answers, right before the sign of the next. */
const isBreak = /[.,;:!?…\n]\s?(?:e |poi |ma )?$/u;

/** "1. a", "b) an", "la 2 è a": an answer behind the sign of its item, no wish to go there. */
export const isMarkedAnswer = (message: string) =>
  /^\s*\(?(?:\d{1,2}|[a-h])\s*[.):=]+\s*[^\s.]/i.test(message) ||
  /^\s*(?:e |ok |allora )?(?:(?:la|numero) )?(?:\d{1,2}|\p{L}{3,8}) (?:è|e') \(?[a-h]\)?\W*$/iu.test(message);

/** "1b", "2saw"; "2nd" and "5pm" are words. */
const glued = /(?<![\p{L}\d])(\d{1,2})(?=\p{L})(?!(?:st|nd|rd|th|am|pm)(?!\p{L}))/giu;
const counted = ["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"];

/** "Uno went due saw": numbers as somebody dictates them. */
const withDigits = (text: string) =>
  /^\W*uno(?!\p{L})/iu.test(text)
    ? text.replace(/(?<!\p{L})\p{L}{3,7}(?!\p{L})/gu, (word) => {
        const at = counted.indexOf(word.toLowerCase());
        return at < 0 ? word : String(at + 1);
      })
    : text;

type Found = Numbered & { from: number; isLabelled: boolean };

/** "la 2 è drives", "1 went 2 saw", "went. 2 saw": what is written behind the number of an item that exists. */
export function readNumbered(state: ExerciseState, message: string): Numbered[] {
  const { part, text: told } = withoutPart(state, message);
  const text = withDigits(told).replace(glued, "$1. ");
  const hasLetters = state.items.some(({ letter }) => letter !== undefined);
  const isLettered =
    hasLetters && (/^\(?[a-h]\s*[.):=]/i.test(text.replace(lead, "")) || labelled.test(text));
  if (isLettered) return placed(state, text, { part, pattern: letters });
  const found = placed(state, text, { part, pattern: marks });
  const [first] = found;
  const isFirst = first !== undefined && text.slice(0, first.from).replace(lead, "").replace("(", "") === "";
  return isFirst ? found : behindBare(state, text, found);
}

/** Numbers in the middle are signs where an answer to their item stands behind them; before the first, one may stand bare. */
function behindBare(state: ExerciseState, text: string, found: readonly Found[]): Numbered[] {
  const meant = found.filter(({ at, text: own, from, isLabelled }) => {
    const [piece = ""] = piecesAt(state, at, own);
    const item = state.items[at];
    const isParted = isLabelled || isBreak.test(text.slice(0, from));
    return item && (isMeantFor(state, item, piece) || (isParted && isPlausible(item, piece)));
  });
  const [first] = meant;
  if (!first) return [];
  const bare = { at: state.at, text: text.slice(0, first.from) };
  const [piece = ""] = piecesAt(state, bare.at, bare.text);
  const item = state.items[bare.at];
  const isAnswer = item && !meant.some(({ at }) => at === bare.at) && isPlausible(item, piece);
  return isAnswer ? [bare, ...meant] : meant;
}

function placed(
  state: ExerciseState,
  text: string,
  { part, pattern }: { part: number | undefined; pattern: RegExp },
): Found[] {
  const found = [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, word, sign, digits] = match;
    const name = (pattern === letters ? word : (word ?? digits))?.toLowerCase() ?? "";
    const at = isOfGap(state, name) ? undefined : itemNamed(state, name, part);
    const isLabelled = word !== undefined || sign !== undefined;
    return at === undefined ? [] : [{ at, from: match.index, start: match.index + whole.length, isLabelled }];
  });
  const read = found.map(({ start, ...one }, place) => ({
    ...one,
    text: text
      .slice(start, found[place + 1]?.from)
      .replace(/(?<![\s,;])[\s,;]+$/, "")
      .replace(/(?<![\s,;])[\s,;]+(?:e|ed|poi|and)$|^(?:e|ed|poi|and)$/iu, ""),
  }));
  return shared(read)
    .filter(({ text: answer }) => /\p{L}|^[-–—/ø∅\d]/u.test(answer))
    .filter(({ at }, place, all) => all.findLastIndex((one) => one.at === at) === place);
}

/** "La 1 e la 2: went e saw": the answers behind several numbers are one for each. */
function shared(read: readonly Found[]): Found[] {
  const from = read.findIndex(({ text }) => text === "");
  const to = read.findIndex(({ text }, at) => at >= from && text !== "");
  if (from < 0 || to < 0) return [...read];
  const { text = "" } = read[to] ?? {};
  const parts = text
    .slice(text.indexOf(":") + 1)
    .split(/[,;\n]|\s(?:e|ed|and|poi)\s/iu)
    .filter((part) => part.trim() !== "");
  if (parts.length !== to - from + 1) return [...read];
  return read.map((one, at) => (at >= from && at <= to ? { ...one, text: parts[at - from] ?? "" } : one));
}

const partPrefix =
  /^(.{0,12}?)(?:dell'|nell'|dall'|all'|la |nella |alla )?(?:esercizio|es\.?|ex\.?|exercise|parte|part)\s?([\dA-H]{1,2})(?![\w])\s*[,:.)-]?\s*/iu;

/** The message without "esercizio 1," before its answers. */
function withoutPart(state: ExerciseState, message: string): { part?: number; text: string } {
  const match = partPrefix.exec(message);
  if (!match) return { text: message };
  const { part } = readPart(state, foldedWords(match[0]));
  return part === undefined ? { text: message } : { part, text: message.slice(match[0].length) };
}
