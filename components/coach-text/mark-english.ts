import { englishRanges, type Range } from "@/components/coach-text/language-runs";
import type { Span } from "@/components/chat/markdown-spans";

/** A line's pieces, what of them is English cut out and named as such. `isGrowing`: its last sentence is still being written. */
export function markEnglish(spans: readonly Span[], isGrowing = false): Span[] {
  const apart: Range[] = [];
  let text = "";
  const measure = (span: Span): void => {
    const start = text.length;
    if ("spans" in span) span.spans.forEach(measure);
    else text += span.text;
    if (span.type !== "text" && span.type !== "link") apart.push({ start, end: text.length });
  };
  spans.forEach(measure);

  const english = englishRanges(text, apart, isGrowing);
  let at = 0;
  const cut = (span: Span): Span[] => {
    if ("spans" in span) return [{ ...span, spans: span.spans.flatMap(cut) }];
    const start = at;
    at += span.text.length;
    return piecesOf(start, at, english).map(({ lang, ...range }) => ({
      type: span.type,
      text: span.text.slice(range.start - start, range.end - start),
      ...(lang && { lang }),
    }));
  };
  return spans.flatMap(cut);
}

type Piece = Range & { lang?: "en" };

function piecesOf(start: number, end: number, english: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const range of english) {
    const from = Math.max(range.start, at);
    const to = Math.min(range.end, end);
    if (to <= from) continue;
    if (from > at) pieces.push({ start: at, end: from });
    pieces.push({ start: from, end: to, lang: "en" });
    at = to;
  }
  if (at < end) pieces.push({ start: at, end });
  return pieces;
}
