/** Longer ones take the voice too long at once, and others wait meanwhile. */
const maxPieceLength = 200;
const letters: Record<string, string> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": ", ",
  "…": "...",
};

/** A text in pieces as Flite can read them: in ASCII, a sentence or a part of a long one each; at least one. */
export function piecesForFlite(text: string): string[] {
  const ascii = text
    .replace(/[‘’“”–—…]/g, (letter) => letters[letter] ?? "")
    .normalize("NFKD")
    .replace(/[^\x20-\x7e\s]/g, "")
    .replace(/\s+/g, " ");
  const sentences = ascii.match(/[^.!?]+(?:[.!?]+["')]*)?|[.!?]+["')]*/g) ?? [];
  const pieces = sentences.flatMap((sentence) => sentence.trim().match(fitting) ?? []);
  return pieces.length > 0 ? pieces : [""];
}

/** Up to the last blank that fits; a word without an end is cut. */
const fitting = new RegExp(`\\S(?:.{0,${maxPieceLength - 1}})(?=\\s|$)|\\S{1,${maxPieceLength}}`, "g");
