import { asksForWork } from "./asks-for-work";
import { gapMark } from "./homework-sheet";

const label = /^\(?(?:\d{1,2}|[a-h])[.)\]]?\s|^[-–•*]\s/i;
/** "7.15 = ____" begins with no label. */
const isTold = (line: string) => label.test(line) && !/^\d{1,2}\s*=/.test(line);
const hasGap = (line: string) => line.includes(gapMark);
const maxLength = 110;

/** "one sentence ends. and another": a text that runs over its lines. */
const runsOver = (line: string) => /[.?!]\s+\p{L}.*\p{L}$/u.test(line);

/** Lines with a gap each that bear no number, as numbered ones: "child ____" on one line, "box ____" on the next. */
function numberLines(lines: string[]): string[] | undefined {
  const first = lines.findIndex(hasGap);
  const body = lines.slice(first).filter((line) => line.trim() !== "");
  const isList =
    first >= 0 &&
    body.length > 1 &&
    body.every((line) => hasGap(line) && line.length <= maxLength && !isTold(line)) &&
    body.filter(runsOver).length * 2 < body.length;
  if (!isList || lines.slice(0, first).some(isTold)) return undefined;
  return [...lines.slice(0, first), ...body.map((line, at) => `${at + 1}. ${line.trim()}`)];
}

const minPieces = 3;

/** "stop - ____ ; carry - ____ ;": pieces of one line with a gap each. */
function numberPieces(line: string): string[] | undefined {
  const colon = line.indexOf(":");
  const isHeaded = colon > 0 && !hasGap(line.slice(0, colon));
  const [head, body] = isHeaded ? [line.slice(0, colon + 1), line.slice(colon + 1)] : ["", line];
  if (isTold(body.trim())) return undefined;
  for (const sign of [";", ",", " / ", "•"]) {
    const pieces = body
      .split(sign)
      .map((piece) => piece.trim())
      .filter(Boolean);
    const areWords = pieces.every((piece) => hasGap(piece) && piece.split(/\s+/).length <= (sign === ";" ? 14 : 6));
    if (pieces.length >= minPieces && areWords)
      return [...(head ? [head] : []), ...pieces.map((piece, at) => `${at + 1}. ${piece}`)];
  }
  return undefined;
}

const formOfWords =
  /(?<!\p{L})(?:plural\p{L}*|past simple|simple past|past participle|-?ing|third person|terza persona|comparativ\p{L}+|superlativ\p{L}+|avverb\p{L}+|adverbs?|contrari\p{L}*|opposites?|paradigm\p{L}*)(?!\p{L})/iu;

/** "metti al plurale: child, box, foot": words alone behind what is asked of them. */
function numberWords(lines: string[]): string[] | undefined {
  const [line = "", ...more] = lines.filter((one) => one.trim() !== "");
  const text = more.length === 1 ? `${line.replace(/:$/, "")}: ${more[0]}` : line;
  const colon = text.indexOf(":");
  if (more.length > 1 || colon < 0 || hasGap(text) || !formOfWords.test(text.slice(0, colon))) return undefined;
  const words = text
    .slice(colon + 1)
    .split(/[,;–]|\s-\s/)
    .map((word) => word.trim().replace(/\.$/, ""))
    .filter(Boolean);
  const areWords = words.every((word) => /^(?:(?:an?|the|to) )?[a-z'-]{2,20}(?: [a-z]{2,10})?$/i.test(word));
  if (words.length < 2 || !areWords) return undefined;
  return [text.slice(0, colon + 1), ...words.map((word, at) => `${at + 1}. ${word} → ${gapMark}`)];
}

/** A text whose items bear no numbers with numbers for them; other texts as they are. */
export function numberItems(text: string): string {
  const lines = text.split("\n");
  const drawn = lines.filter(hasGap);
  if (drawn.length === 1 && drawn[0]) {
    const pieces = numberPieces(drawn[0]);
    if (pieces) return lines.flatMap((line) => (line === drawn[0] ? pieces : [line])).join("\n");
  }
  if (drawn.length === 0) return numberWords(lines)?.join("\n") ?? text;
  const found = drawn.length > 1 ? numberLines(lines) : undefined;
  return found && (asksForWork(lines[0] ?? "") || drawn.length > 2) ? found.join("\n") : text;
}
