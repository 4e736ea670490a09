/** Longer ones take the voice too long at once, and others wait meanwhile. */
const maxPieceLength = 200;
/** Each piece starts the voice anew: a shorter one takes the next sentence with it. */
const minPieceLength = 40;
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
  const pieces = joined(sentences).flatMap((sentence) => sentence.trim().match(fitting) ?? []);
  return pieces.length > 0 ? pieces : [""];
}

function joined(sentences: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < minPieceLength) pieces.splice(-1, 1, last + sentence);
    else pieces.push(sentence);
  }
  return pieces;
}

/** Up to the last blank that fits; a word without an end is cut. */
const fitting = new RegExp(`\\S(?:.{0,${maxPieceLength - 1}})(?=\\s|$)|\\S{1,${maxPieceLength}}`, "g");
