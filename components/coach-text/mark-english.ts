import { runsOf, type Range } from "@/lib/features/english/rules";
import { englishRanges } from "@/components/coach-text/language-runs";
import { typeset } from "@/components/coach-text/typeset";
import type { Span } from "./markdown-spans";

/**
 * A line's pieces as they are set in print, what of them is English cut out and named as such; code stays as it is. `isGrowing`:
 * its last sentence is still being written.
 */
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
  const inPrint = typeset(text);
  let at = 0;
  const cut = (span: Span): Span[] => {
    if ("spans" in span) return [{ ...span, spans: span.spans.flatMap(cut) }];
    const start = at;
    at += span.text.length;
    return runsOf(span.type === "code" ? text : inPrint, { start, end: at }, english).map((run) => ({
      type: span.type,
      text: run.text,
      ...(run.lang === "en" && { lang: run.lang }),
    }));
  };
  return spans.flatMap(cut);
}
