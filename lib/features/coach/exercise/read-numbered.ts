import { foldedWords } from "./fold";
import { itemNamed, readPart } from "./place";
import type { ExerciseState } from "./exercise-state";

export type Numbered = { at: number; text: string };

const lead =
  /^[\s\p{P}]*(?:(?:e|ok|okay|va bene|vabb[eèé]|va beh|vabe|dai|beh|bo+h?|mah|allora|poi|adesso|ora|forse|per|per me|secondo me|credo|penso|quindi|invece|direi)[\s,]+)*(?:(?:la|alla|nella|il|al|nel|numero|num\.?|nr\.?|n[.°]?|frase|item|lettera|domanda|es\.?)(?!\p{L})\s*)*/iu;
const named =
  /^(?:la|alla|nella|per la|frase|numero|num)\s+(due|tre|quattro|cinque|sei|sette|otto|nove|dieci|terza|quarta|quinta|sesta|settima|ottava|nona|decima|ultima)(?:\s*[.):=-]+\s*|\s+)/iu;
const digits =
  /(?<![^\s,;(])(?:(?:la|nella|alla|n\.?|numero)\s+)?(\d{1,2})(?:\s*[.):=°-]+\s*|\s+)(?=[^\d\s])/giu;
const letters = /(?<![^\s,;(])(?:(?:la|lettera)\s+)?([a-h])\s*[.):=]+\s*(?=\S)/giu;

/** "1. a", "b) an": an answer behind the sign of its item, no wish to go there. */
export const isMarkedAnswer = (message: string) =>
  /^\s*\(?(?:\d{1,2}|[a-h])\s*[.):=]+\s*[^\s.]/i.test(message);

/** "la 2 è drives", "1 went 2 saw", "numero 3: had seen": what is written behind the number of an item that exists. */
export function readNumbered(state: ExerciseState, message: string): Numbered[] {
  const { part, text: told } = withoutPart(state, message);
  const text = told.replace(/(?<![\p{L}\d])(\d{1,2})([a-h])(?![\p{L}\d])/giu, "$1. $2");
  const word = named.exec(text.trim().replace(/^(?:e|ok|allora|poi)\s+/i, ""));
  if (word?.[1]) {
    const at = itemNamed(state, word[1].toLowerCase(), part);
    const rest = text
      .trim()
      .replace(/^(?:e|ok|allora|poi)\s+/i, "")
      .slice(word[0].length);
    return at === undefined ? [] : [{ at, text: rest }];
  }
  const hasLetters = state.items.some(({ letter }) => letter !== undefined);
  const isNumbered = /^\(?\d{1,2}(?![\d.,:]*\d)/.test(text.replace(lead, ""));
  const isLettered = hasLetters && /^\(?[a-h]\s*[.):=]/i.test(text.replace(lead, ""));
  if (!isNumbered && !isLettered) return [];
  return placed(state, text, { part, pattern: isNumbered ? digits : letters });
}

function placed(
  state: ExerciseState,
  text: string,
  { part, pattern }: { part: number | undefined; pattern: RegExp },
): Numbered[] {
  const found = [...text.matchAll(pattern)].flatMap((match) => {
    const at = itemNamed(state, (match[1] ?? "").toLowerCase(), part);
    return at === undefined ? [] : [{ at, from: match.index, start: match.index + match[0].length }];
  });
  return found
    .map(({ at, start }, place) => ({
      at,
      text: text.slice(start, found[place + 1]?.from).replace(/(?<![\s,;])[\s,;]+$/, ""),
    }))
    .filter(({ text: answer }) => /\p{L}|^[-–—/ø∅\d]/u.test(answer))
    .filter(({ at }, place, all) => all.findLastIndex((one) => one.at === at) === place);
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
