import type { PageLine, ReadPage } from "@/lib/ports/homework-reader";

/** A body with a picture of 8 MB as a data URL takes 11 MB; the rest is room to be told that a picture is too large. */
export const maxPhotoBodyBytes = 16 * 1024 * 1024;
/** More than a page of a school book holds. */
export const maxPhotoTextLength = 6000;
/** Pictures looked at, whatever becomes of them: decoding costs before anything is charged. */
export const photoRate = { max: 40, windowMs: 60_000 };
export const correctionRate = { max: 20, windowMs: 60_000 };
/** How long a reader may take with one picture, waiting included. */
export const readBudgetMs = 20_000;
/** How long the owner's browser may keep a picture. */
export const keepSeconds = 60 * 60;

/** What was read as it can be stored and shown: no control or direction marks, needless blanks or endless text. */
export function tidyPhotoText(text: string): string {
  return text
    .replace(/(?![\n\t])\p{C}/gu, "")
    .replace(/(?<![ \t])[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, maxPhotoTextLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}

/** What a reader answered, tidied: the text, and the same lines of it with what is known of their places. */
export function tidyPage({ lines }: ReadPage): { text: string; lines: PageLine[] } {
  const text = tidyPhotoText(lines.map((line) => line.text).join("\n"));
  const kept = text.split("\n").filter((line) => line.trim() !== "");
  const printed = lines.filter((line) => tidyPhotoText(line.text) !== "");
  return { text, lines: kept.flatMap((line, at) => (printed[at] ? [{ ...printed[at], text: line }] : [])) };
}
