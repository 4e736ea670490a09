/** Full stops that end no sentence. */
const abbreviation =
  /(?:^|[\s("“])(?:mr|mrs|ms|dr|st|prof|jr|sr|vs|etc|e\.g|i\.e|a\.m|p\.m|no|approx|[a-z])$/i;

const spaced = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, " ")
    .replace(/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu, " ");

/** The sentences of a paragraph; a text that has no capital letters after its stops is cut at every stop. */
export function sentencesOf(paragraph: string): string[] {
  const text = spaced(paragraph).replace(/\s+/g, " ").trim();
  const hasCapitals = /[.!?]["'”’)]? ["'“‘(]?\p{Lu}/u.test(text);
  const sentences: string[] = [];
  let from = 0;
  for (const stop of text.matchAll(/[.!?…]["'”’)]{0,2} /g)) {
    const end = stop.index + stop[0].length;
    const next = text.slice(end, end + 2);
    const isInside = hasCapitals && /^["'“‘(]?\p{Ll}/u.test(next);
    if (isInside || (stop[0].startsWith(".") && abbreviation.test(text.slice(from, stop.index)))) continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  const rest = text.slice(from).trim();
  return (rest ? [...sentences, rest] : sentences).filter((sentence) => /\p{L}/u.test(sentence));
}

export type Units = { unit: "frase" | "riga"; sentences: string[] };

const linesOf = (text: string) =>
  spaced(text)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim());

/** "The Lost Key" on a line of its own above the text. */
const isTitle = (line: string) => !/[.!?:,;"”]$/.test(line) && line.split(" ").length <= 8;

/**
 * A text in the units it is counted in: a poem or a dialogue in its lines, all else in sentences. A title is not
 * counted, and a line that was only broken by the page is put together again.
 */
export function unitsOf(text: string): Units {
  const lines = linesOf(text.trim());
  const [first = "", ...rest] = lines;
  const body = rest.some(Boolean) && isTitle(first) && isTitleOf(rest) ? rest : lines;
  const full = body.filter((line) => /\p{L}/u.test(line));
  if (isInLines(full)) return { unit: "riga", sentences: full };
  const paragraphs = body.join("\n").split(/\n(?:\s*\n)+|(?<=[.!?]["”']?)\n/);
  return { unit: "frase", sentences: paragraphs.flatMap(sentencesOf) };
}

/** Under a title a text begins anew: after an empty line, or with lines much longer than it. */
const isTitleOf = (rest: string[]) =>
  rest[0] === "" || Math.max(...rest.map((line) => line.length)) > 80 || /^\p{Lu}/u.test(rest[0] ?? "");

function isInLines(lines: string[]): boolean {
  if (lines.length < 6) return false;
  const isSpeech = lines.filter((line) => /^\p{Lu}[\p{L} .]{0,20}:\s/u.test(line)).length > lines.length / 2;
  const isShort = lines.every((line) => line.length < 70);
  const isVerse = lines.filter((line) => /^["“'‘]?\p{Lu}/u.test(line)).length >= lines.length * 0.8;
  const isOpen = lines.filter((line) => !/[.!?]["”']?$/.test(line)).length >= lines.length / 4;
  return isSpeech || (isShort && isVerse && isOpen);
}
