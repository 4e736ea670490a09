import type { ReadWord } from "./words";

const wordLevel = "5";

/** The words of Tesseract's table: level, place in the page, left, top, width, height, confidence, text. */
export function readWords(tsv: string): ReadWord[] {
  return tsv.split("\n").flatMap((row) => {
    const [level, , , , , , left, top, width, height, sureness, text = ""] = row.split("\t");
    if (level !== wordLevel || !text.trim()) return [];
    const [x0, y0] = [Number(left), Number(top)];
    const bbox = { x0, y0, x1: x0 + Number(width), y1: y0 + Number(height) };
    return [{ text, bbox, confidence: Number(sureness) / 100 }];
  });
}
