/** The pieces of a text from a place on, by where they end; what stands behind the last end is one too. */
export function piecesOf(text: string, from: number, ends: readonly number[]): string[] {
  const later = ends.slice(ends.findLastIndex((end) => end <= from) + 1);
  if ((later.at(-1) ?? from) < text.length) later.push(text.length);
  return later.map((end, at) => text.slice(later[at - 1] ?? from, end));
}
