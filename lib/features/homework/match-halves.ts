import { gapMark } from "./homework-sheet";

export const asksToMatch =
  /(?<!\p{L})(?:match\p{L}*|abbin\p{L}+|colleg\p{L}+|accoppia\p{L}*|associa\p{L}*)(?!\p{L})/iu;
const label = /(?<=^|\s)\(?(\d{1,2}|[a-jA-J])(?:[.)\]-]\s*|\s+)(?=\S)/g;
const minHalves = 3;

type Label = { name: string; start: number; end: number };

/** The labels that count on from the first: 1, 2, 3 or a, b, c; a lone "a" may be the article. */
function chainOf(labels: readonly Label[], nameAt: (at: number) => string): Label[] {
  const second = labels.find(({ name }) => name === nameAt(1));
  const first = labels.findLast(({ name, start }) => name === nameAt(0) && second && start < second.start);
  if (!first || !second) return [];
  const chain = [first, second];
  for (const one of labels)
    if (one.start > (chain.at(-1)?.start ?? 0) && one.name === nameAt(chain.length)) chain.push(one);
  return chain;
}

/** Halves to be matched as items with a gap each, the other halves behind them under their letters; other texts as they are. */
export function splitHalves(text: string): string {
  const asked = asksToMatch.exec(text.slice(0, 200));
  if (!asked || text.includes(gapMark)) return text;
  const labels: Label[] = [...text.matchAll(label)].map((match) => ({
    name: (match[1] ?? "").toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const numbers = chainOf(labels, (at) => String(at + 1));
  const lettered = chainOf(labels, (at) => String.fromCharCode(97 + at));
  const isMatching = numbers.length >= minHalves && lettered.length >= numbers.length - 1;
  const [first] = numbers;
  if (!isMatching || !first || asked.index > first.start) return text;
  const all = [...numbers, ...lettered].sort((one, other) => one.start - other.start);
  const wordsOf = (one: Label) =>
    text
      .slice(one.end, all[all.indexOf(one) + 1]?.start)
      .replace(/\s+/g, " ")
      .trim();
  const options = lettered.map((one) => `${one.name}) ${wordsOf(one)}`).join(" ");
  const items = numbers.map((one) => `${one.name}. ${wordsOf(one)} ${gapMark} ${options}`);
  return [text.slice(0, first.start).trim(), ...items].join("\n");
}
