import { gapMark } from "./homework-sheet";
import { isLoneWord, isRewriting, isWordForms } from "./rewriting";

/** A number or letter that may open an item, and where it stands in its line. */
type Label = { value: number; letter?: string; start: number; end: number; isMarked: boolean };

/** A line that ran on, in its pieces; what stands before the items is what they ask for, if it asks for anything. */
export type RunOn = { head: string; pieces: string[] };

/** "A:" is who speaks. */
const marked =
  /(?<![^\s,;:.?!)([])\(?(?:(\d{1,2})(?![.:]\d\d(?!\d))\s?[.)\]:°-]{1,2}|([a-h])\s?[.)\]°-]{1,2})\s*(?=\S)/gi;
/** Not the "2" of "2 years". */
const bare =
  /(?<![^\s,;:.?!)])(\d{1,2})\s+(?!(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|euros?|pounds?|o'clock)\b)(?=\S)/g;

/** What a student is to fill in, choose or put in order. */
const hasWork = (text: string) =>
  text.includes(gapMark) || /\([A-Za-z][A-Za-z' /,-]{0,40}\)/.test(text) || /\p{L} ?\/ ?\p{L}/u.test(text);

function labelsIn(line: string): Label[] {
  const found: Label[] = [...line.matchAll(marked)].map((match) => ({
    value: match[1] ? Number(match[1]) : (match[2] ?? "").toLowerCase().charCodeAt(0) - 96,
    ...(match[2] && { letter: match[2] }),
    start: match.index,
    end: match.index + match[0].length,
    isMarked: true,
  }));
  for (const match of line.matchAll(bare)) {
    const start = match.index;
    const isKnown = found.some((label) => start >= label.start && start < label.end);
    if (!isKnown)
      found.push({ value: Number(match[1]), start, end: start + match[0].length, isMarked: false });
  }
  return found.sort((one, other) => one.start - other.start);
}

const isSameKind = (one: Label, other: Label) => (one.letter === undefined) === (other.letter === undefined);

type Start = { first: Label; isWork: (text: string) => boolean };

/** The labels that count on from one to the next, each with work of its own behind it. */
function chainFrom(line: string, labels: Label[], { first, isWork }: Start): Label[] {
  const chain = [first];
  for (const label of labels) {
    const last = chain.at(-1) ?? first;
    const isNext = label.start >= last.end && label.value === last.value + 1 && isSameKind(label, last);
    if (isNext && isWork(line.slice(last.end, label.start))) chain.push(label);
  }
  return isWork(line.slice(chain.at(-1)?.end)) ? chain : chain.slice(0, -1);
}

const maxLabels = 120;

/** The longest chain; of those that are as long the last, as "Exercise 1." may stand before the first item. */
function longestChain(line: string, isWork: Start["isWork"] = hasWork): Label[] {
  const labels = labelsIn(line).slice(0, maxLabels);
  let best: Label[] = [];
  for (const first of labels) {
    const chain = chainFrom(line, labels, { first, isWork });
    if (chain.length > 0 && chain.length >= best.length) best = chain;
  }
  return best;
}

/** "Metti al plurale: 1 child 2 foot": items without a place to fill in, behind what asks for them. */
function chainOfRewriting(line: string): Label[] {
  const chain = longestChain(line, (text) => /\p{L}/u.test(text));
  const [first] = chain;
  return chain.length > 1 &&
    first?.value === 1 &&
    (isRewriting(line.slice(0, first.start)) || isListOfWords(line, chain) || areQuestions(line, chain))
    ? chain
    : [];
}

/** "Rispondi alle domande: 1 where … ? 2 who … ?" */
const areQuestions = (line: string, chain: Label[]) =>
  /(?<!\p{L})(?:answer|rispond\p{L}+)(?!\p{L})/iu.test(line.slice(0, chain[0]?.start)) &&
  chain.every(({ end }, at) => withoutJoint(line.slice(end, chain[at + 1]?.start)).endsWith("?"));

const isListOfWords = (line: string, chain: Label[]) =>
  isWordForms(line.slice(0, chain[0]?.start)) &&
  chain.every(({ end }, at) => isLoneWord(withoutJoint(line.slice(end, chain[at + 1]?.start))));

const withoutJoint = (text: string) => text.trim().replace(/(?<![,;\s])[,;\s]+$/, "");

/**
 * Items that were typed one behind the other in a line, as where the enter key sends; undefined for a line that is one
 * piece. `asks` says whether words tell what to do.
 */
export function splitRunOn(line: string, asks: (head: string) => boolean): RunOn | undefined {
  const chain = hasWork(line) ? longestChain(line) : chainOfRewriting(line);
  const [first] = chain;
  if (!first) return hasWork(line) ? splitHead(line, asks) : undefined;
  const head = line.slice(0, first.start).trim();
  if (chain.length === 1 && !(head !== "" && first.isMarked && asks(head))) return splitHead(line, asks);
  const areDrawn = chain.every(({ end }, at) => line.slice(end, chain[at + 1]?.start).includes(gapMark));
  const isPlain = chain.some(({ isMarked }) => isMarked) || areDrawn;
  if (head !== "" && !isPlain && !asks(head)) return splitHead(line, asks);
  const pieces = chain.map(({ value, letter, end }, at) => {
    const rest = withoutJoint(line.slice(end, chain[at + 1]?.start));
    return `${letter ? `${letter})` : `${value}.`} ${rest}`;
  });
  return { head, pieces };
}

/** "Complete with the past simple. Yesterday I ____ (go) there": what is asked, and one item without a number. */
function splitHead(line: string, asks: (head: string) => boolean): RunOn | undefined {
  if (/^\(?(?:\d{1,2}|[a-h][.)])/i.test(line)) return undefined;
  for (const { index } of line.matchAll(/[.:!?](?=\s)/g)) {
    const [head, rest] = [line.slice(0, index + 1), line.slice(index + 1).trim()];
    if (hasWork(head.replace(/\p{L} ?\/ ?\p{L}/gu, ""))) return undefined;
    if (asks(head) && hasWork(rest) && !/^\(?(?:\d{1,2}|[a-h])[.)]/i.test(rest))
      return { head, pieces: [rest] };
  }
  return undefined;
}

const partLabel =
  /(?<=[\s.?!)])(?:(?:exercise|ex\.?|esercizio|es\.?|part|parte)\s?[\dA-H]{1,2}(?![\w])|[A-H][.)])\s?[.:)-]?\s?(?=\p{L})/giu;

/** Each exercise of a text on a line of its own, where its label and what it asks for stand within one. */
export function splitParts(line: string, asks: (head: string) => boolean): string[] {
  const cuts = [...line.matchAll(partLabel)]
    .filter((match) => {
      const after = line.slice(match.index + match[0].length, match.index + match[0].length + 120);
      return asks(/^[^_\d(]{4,}/.exec(after)?.[0] ?? "");
    })
    .map(({ index }) => index);
  if (cuts.length === 0) return [line];
  return [0, ...cuts].map((from, at) => line.slice(from, cuts[at]).trim()).filter((piece) => piece !== "");
}
