import { asksForWork } from "./asks-for-work";
import { gapMark } from "./homework-sheet";
import { hasGap } from "./item-markers";

const label = /^\(?(?:\d{1,2}[a-h]?|[a-h])(?:[.)\]°:-]?\s|[.)\]](?=_))|^[-–•*]\s/i;
const turn = /^\p{L}{1,12}(?: \d)?:/u;
/** "7.15 = ____" begins with no label. */
const isTold = (line: string) => label.test(line) && !/^\d{1,2}\s*=/.test(line);
const maxLength = 110;

/** "one sentence ends. and another": a text that runs over its lines. */
const runsOver = (line: string) => /[.?!]\s+\p{L}.*\p{L}$/u.test(line);

/** A dialogue whose turns are the items, each with the turns that follow it without a gap. */
function numberTurns(lines: string[]): string[] | undefined {
  const first = lines.findIndex((line) => turn.test(line) && (hasGap(line) || !asksForWork(line)));
  const body = first < 0 ? [] : lines.slice(first).filter((line) => line.trim() !== "");
  const opening = body.findIndex(hasGap);
  if (body.length < 2 || opening < 0 || !body.every((line) => turn.test(line))) return undefined;
  let number = 0;
  const items = body.slice(opening).reduce<string[]>((done, line) => {
    if (hasGap(line)) return [...done, `${(number += 1)}. ${line}`];
    return [...done.slice(0, -1), `${done.at(-1)} ${line}`];
  }, []);
  return number > 1 ? [...lines.slice(0, first), ...items] : undefined;
}

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

/** "for o since? I've been here ____ May. – She's ill ____ Monday.": sentences that a dash sets apart. */
function numberSentences(line: string): string[] | undefined {
  const opening = /^[^_?:.]{3,80}[?:.]\s+(?=["\p{Lu}_])/u.exec(line)?.[0] ?? "";
  const head = asksForWork(opening) ? opening : "";
  const pieces = line
    .slice(head.length)
    .split(/\s[–—-]\s/)
    .map((piece) => piece.trim());
  const areSentences = pieces.every((piece) => hasGap(piece) && /[.?!"]$/.test(piece));
  if (pieces.length < minPieces || !areSentences) return undefined;
  return [...(head ? [head.trim()] : []), ...pieces.map((piece, at) => `${at + 1}. ${piece}`)];
}

/** "stop - ____ ; carry - ____ ;": pieces of one line with a gap each. */
function numberPieces(line: string, areForms: boolean): string[] | undefined {
  const colon = line.indexOf(":");
  const isHeaded = colon > 0 && !hasGap(line.slice(0, colon));
  const [head, body] = isHeaded ? [line.slice(0, colon + 1), line.slice(colon + 1)] : ["", line];
  if (isTold(body.trim())) return undefined;
  const sentences = numberSentences(line);
  if (sentences) return sentences;
  for (const sign of [";", ",", " / ", "•"]) {
    const pieces = body
      .split(sign)
      .map((piece) => piece.trim())
      .filter(Boolean);
    const areWords = pieces.every(
      (piece) => hasGap(piece) && piece.split(/\s+/).length <= (sign === ";" ? 14 : 6),
    );
    if (pieces.length >= minPieces && areWords)
      return [...(head ? [head] : []), ...pieces.map((piece, at) => `${at + 1}. ${piece}`)];
  }
  const pairs = body
    .split(/(?<=____)[\s,;]+/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const areShort = pairs.every((piece) => /^(?:to )?[a-z'-]+(?: [a-z]+)?\s?[-–=→:]?\s?____$/i.test(piece));
  return areForms && pairs.length >= minPieces && areShort
    ? [...(head ? [head] : []), ...pairs.map((piece, at) => `${at + 1}. ${piece}`)]
    : undefined;
}

const formOfWords =
  /(?<!\p{L})(?:plural\p{L}*|past simple|simple past|past participle|-?ing|third person|terza persona|comparativ\p{L}+|superlativ\p{L}+|avverb\p{L}+|adverbs?|contrari\p{L}*|opposites?|paradigm\p{L}*)(?!\p{L})/iu;

const asksForForm =
  /(?<!\p{L})(?:metti|scriv|volgi|trasform|fai|forma|aggiung|write|put|give|make|complet|add)/iu;
const maxHead = 3;

/** "metti al plurale: child, box, foot": words alone behind what is asked of them, or under it. */
function numberWords(lines: string[]): string[] | undefined {
  const [line = "", ...more] = lines.map((one) => one.trim()).filter(Boolean);
  const text = more.length > 0 ? `${line.replace(/:$/, "")}: ${more.join(", ")}` : line;
  const colon = text.indexOf(":");
  const head = text.slice(0, Math.max(colon, 0));
  const isAsked = formOfWords.test(head) && (asksForForm.test(head) || head.split(/\s+/).length <= maxHead);
  if (!isAsked || /\?$/.test(text)) return undefined;
  const words = text
    .slice(colon + 1)
    .split(/[,;–]|\s-\s/)
    .map((word) => word.trim().replace(/\.$/, ""))
    .filter(Boolean);
  const areWords = words.every((word) => /^(?:(?:an?|the|to) )?[a-z'-]{2,20}$/i.test(word));
  if (words.length < 2 || !areWords) return undefined;
  return [text.slice(0, colon + 1), ...words.map((word, at) => `${at + 1}. ${word} → ${gapMark}`)];
}

/** "A ____ you …", "B She ____": bare capital letters that count on. */
function markLetters(lines: string[]): string[] {
  const lettered = lines.filter((line) => /^[A-H] \S/.test(line) && hasGap(line));
  const isChain =
    lettered.length >= minPieces &&
    lettered.every((line, at) => line.charCodeAt(0) === "A".charCodeAt(0) + at);
  return isChain
    ? lines.map((line) => (lettered.includes(line) ? `${line.charAt(0)})${line.slice(1)}` : line))
    : lines;
}

/** A text whose items bear no numbers with numbers for them; other texts as they are. */
export function numberItems(text: string): string {
  const lines = markLetters(text.split("\n"));
  const drawn = lines.filter(hasGap);
  if (drawn.length === 1 && drawn[0]) {
    const pieces = numberPieces(drawn[0], formOfWords.test(text));
    if (pieces) return lines.flatMap((line) => (line === drawn[0] ? pieces : [line])).join("\n");
  }
  if (drawn.length === 0) return numberWords(lines)?.join("\n") ?? text;
  const found = drawn.length > 1 ? (numberTurns(lines) ?? numberLines(lines)) : undefined;
  return found && (asksForWork(lines[0] ?? "") || drawn.length > 2) ? found.join("\n") : lines.join("\n");
}
