import { mendWords } from "./mend-words";
import type { GreyPage } from "./prepare-image";
import { isExclamation, isFullStop, isSlanted, loneBars, loneSign, signBeside } from "./read-signs";
import { drawnSize, type Span, type Strip, type Strips } from "./strips";
import { tidyTokens } from "./tidy-tokens";
import { hasInk, spaceBetweenWords, splitWord, type Box, type ReadWord } from "./words";

/** A line of the page, ready to be handed on; boxes are of the page as it lay flat. */
export type PlacedLine = { text: string; box: Box; gaps: Box[]; confidence?: number };

/** A word or a gap on its strip; of a gap nobody is unsure. */
type Piece = { text: string; x0: number; x1: number; confidence?: number; span?: Span };

const gap = "____";
const box = "□";
/** A gap as its characters are read where none was seen drawn. */
const readGap = /_{2,}|\.{5,}/g;
/** Above this part of the height of a small letter a space stands between columns or words of a bank. */
const wideSpace = 2.6;

/** What was read of each strip, with its gaps put back where they stood between the words. */
export function pageLines(
  { picture, strips }: Strips,
  words: readonly ReadWord[],
): (PlacedLine | undefined)[] {
  const height = (strips[0]?.y1 ?? 1) - (strips[0]?.y0 ?? 0);
  const rows = strips.map((): ReadWord[] => []);
  for (const word of words) {
    const row = rows[Math.floor((word.bbox.y0 + word.bbox.y1) / 2 / height)];
    if (hasInk(picture, word.bbox)) row?.push(word);
  }
  return strips.map((strip, at) => {
    const pieces = piecesOf(picture, strip, rows[at] ?? []);
    return pieces.some(({ text }) => text !== gap) ? placedLine(strip, pieces) : undefined;
  });
}

function piecesOf(picture: GreyPage, strip: Strip, words: readonly ReadWord[]): Piece[] {
  const read = words.toSorted((one, other) => one.bbox.x0 - other.bbox.x0);
  const ends = { x0: 0, x1: picture.width };
  const minSpace = spaceBetweenWords(picture, { ...ends, y0: strip.y0, y1: strip.y1 }, drawnSize);
  const split = read.flatMap((word, at) =>
    isApart(word, read[at + 1]) ? splitWord(picture, word, drawnSize, minSpace) : [word],
  );
  const signs = strip.spans.flatMap((span): Piece[] => {
    const text = loneSign(span);
    return text === undefined ? [] : [{ text, x0: span.x0, x1: span.x1 }];
  });
  const isSign = ({ x0, x1 }: Piece) => signs.some((sign) => x0 < sign.x1 + 2 && x1 > sign.x0 - 2);
  const pieces = split
    .map(({ text, bbox: { x0, x1 }, confidence }): Piece => {
      const span = strip.spans.find((one) => one.x0 - 2 <= x0 && one.x1 + 2 >= x1);
      const isEnd = span === strip.spans.at(-1) && !split.some((word) => word.bbox.x0 > x1);
      const isStop = isEnd && span && /\p{L},$/u.test(text) && isFullStop(span, pageX(span, x1));
      const word = isStop ? text.replace(/,$/, ".") : text;
      const sign = span && strokeSign(text, span, (x0 + x1) / 2);
      return { text: sign ?? word.replace(readGap, gap), x0, x1, confidence };
    })
    .filter((piece) => piece.text !== "" && !(piece.text.length < 3 && isSign(piece)));
  for (const span of strip.spans) addBars(pieces, span);
  for (const span of strip.spans) addSigns(pieces, span, strip.spans);
  for (const sign of [...signs, ...boxesOf(strip)]) pieces.splice(placeFor(sign, pieces), 0, sign);
  for (const span of strip.spans) if (span.isGap) insertGap(pieces, span);
  const whole = withMended(pieces);
  const texts = tidyTokens(whole.map(({ text }) => text));
  return whole
    .map((piece, at) => ({ ...piece, text: texts[at] ?? piece.text }))
    .filter(({ text }) => text !== "");
}

function withMended(pieces: readonly Piece[]): Piece[] {
  const texts = mendWords(pieces);
  const isJoined = (at: number) => texts[at] === "" && pieces[at]?.text !== "";
  return pieces.flatMap((piece, at) => {
    if (isJoined(at)) return [];
    const x1 = isJoined(at + 1) ? (pieces[at + 1]?.x1 ?? piece.x1) : piece.x1;
    return [{ ...piece, text: texts[at] ?? piece.text, x1 }];
  });
}

/** The I that was overlooked, or taken for another stroke; at the start of a line it may be a number. */
function addBars(pieces: Piece[], span: Span): void {
  for (const { x0, x1 } of loneBars(span)) {
    const place = { text: "I", x0: stripX(span, x0), x1: stripX(span, x1) };
    const over = pieces.findIndex((piece) => piece.x0 < place.x1 && piece.x1 > place.x0);
    const isSeen = pieces.some(
      (piece) => piece.text === "I" && Math.abs(piece.x0 + piece.x1 - place.x0 - place.x1) < drawnSize * 2,
    );
    if (isSeen) continue;
    if (over < 0) pieces.splice(placeFor(place, pieces), 0, place);
    else if (over > 0 && /^[1lt|!iTf]$/.test(pieces[over]?.text ?? "")) pieces[over] = place;
  }
}

/** The full stop that ends a line, and the sign that follows a gap. */
function addSigns(pieces: Piece[], span: Span, spans: readonly Span[]): void {
  if (span.isGap) return;
  const within = pieces.filter(({ x0, x1 }) => x0 > span.x0 - 3 && x1 < span.x1 + 3);
  const [first, last] = [within[0], within.at(-1)];
  const isBehindGap = spans[spans.indexOf(span) - 1]?.isGap;
  if (isBehindGap && first && /^\p{L}/u.test(first.text))
    first.text = (signBeside(span, "before") ?? "") + first.text;
  if (span === spans.at(-1) && last && /\p{Ll}$/u.test(last.text))
    last.text += signBeside(span, "behind") ?? "";
}

const stripX = ({ segment, page, x0 }: Span, x: number) => x0 + ((x - page.x0) * drawnSize) / segment.size;

/** Before options in a row. */
function boxesOf({ spans }: Strip): Piece[] {
  const boxed = spans.filter(({ segment }, at) => segment.isBoxed && segment !== spans[at - 1]?.segment);
  return boxed.length > 1 ? boxed.map(({ x0 }) => ({ text: box, x0: x0 - 2, x1: x0 - 1 })) : [];
}

/** What an upright stroke is that was read as a letter, by its shape. */
function strokeSign(text: string, span: Span, x: number): string | undefined {
  if (!/^[|Il1]$/.test(text)) return undefined;
  if (isExclamation(span, pageX(span, x))) return "!";
  return isSlanted(span, pageX(span, x)) ? "/" : undefined;
}

const pageX = ({ segment, page, x0 }: Span, x: number) => page.x0 + ((x - x0) * segment.size) / drawnSize;

/** Where the boxes of two words overlap, what is between letters cannot be told. */
const isApart = ({ bbox }: ReadWord, next: ReadWord | undefined) => !next || bbox.x1 <= next.bbox.x0;

function placeFor({ x0, x1 }: Span | Piece, pieces: readonly Piece[]): number {
  const behind = pieces.findIndex((piece) => piece.x0 + piece.x1 > x0 + x1);
  return behind < 0 ? pieces.length : behind;
}

function insertGap(pieces: Piece[], span: Span): void {
  const { x0, x1 } = span;
  const at = placeFor(span, pieces);
  const last = pieces[at - 1];
  const isOne = last?.span && last.span.segment === span.segment && x0 - last.x1 < drawnSize;
  if (isOne && last.span) {
    const joined = { ...last.span, x1, page: { x0: last.span.page.x0, x1: span.page.x1 } };
    pieces[at - 1] = { ...last, x1, span: joined };
  } else pieces.splice(at, 0, { text: gap, x0, x1, span });
}

function placedLine({ spans }: Strip, pieces: Piece[]): PlacedLine {
  const sureness = pieces.flatMap(({ confidence }) => confidence ?? []);
  const gaps = pieces.filter(({ text }) => text.includes(gap));
  const places = gaps.flatMap(({ span }) => (span ? [boxOf(span)] : []));
  return {
    text: pieces.map((piece, at) => spaceBefore(piece, pieces[at - 1]) + piece.text).join(""),
    box: around(spans.map(boxOf)),
    gaps: places.length === gaps.length ? places : [],
    ...(sureness.length > 0 && { confidence: Math.min(...sureness) }),
  };
}

function spaceBefore({ text, x0 }: Piece, previous: Piece | undefined): string {
  if (!previous) return "";
  if (text === box) return "   ";
  return x0 - previous.x1 > drawnSize * wideSpace ? "   " : " ";
}

/** From the top of its tall letters to the foot of those that hang down. */
function boxOf({ segment, page: { x0, x1 } }: Span): Box {
  const feet = [segment.baseline(x0), segment.baseline(x1)];
  return {
    x0,
    x1,
    y0: Math.min(...feet) - segment.size * 1.6,
    y1: Math.max(...feet) + segment.size * 0.5,
  };
}

const around = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
});
