import type { ReadLine } from "./page-text";

const lineLevel = "4";
const wordLevel = "5";

/** The lines and words of Tesseract's table: level, place in the page, left, top, width, height, confidence, text. */
export function readLines(tsv: string): ReadLine[] {
  const lines: ReadLine[] = [];
  for (const row of tsv.split("\n")) {
    const [level, , , , , , left, top, width, height, , text = ""] = row.split("\t");
    const [x0, y0] = [Number(left), Number(top)];
    const bbox = { x0, y0, x1: x0 + Number(width), y1: y0 + Number(height) };
    if (level === lineLevel) lines.push({ bbox, words: [] });
    if (level === wordLevel && text.trim()) lines.at(-1)?.words.push({ text, bbox });
  }
  return lines.filter(({ words }) => words.length > 0);
}
