import { wordsAbove } from "./bank-words";
import { hasGap } from "./item-markers";
import { isSame, keyOf, labelOf, misread, nextOf, type Label, type Next } from "./page-labels";
import { exampleLine, furniture } from "./page-lines";

/** An item as it is printed: its label, and the lines that belong to it. */
export type PrintedItem = { label: Label; lines: string[] };
export type PrintedBody = { notes: string[]; bank: string[]; items: PrintedItem[] };

const firstLabels: Next[] = [
  { kind: "number", at: 1 },
  { kind: "letter", at: 1 },
  { kind: "pair", at: 1, on: 1 },
];
const maxSkip = 2;

/** The items of an exercise, with what stands above them; what is below them, such as the foot of a page, is left out. */
export function readBody(lines: readonly string[]): PrintedBody {
  const body: PrintedBody = { notes: [], bank: [], items: [] };
  const belowEach = labelsBelow(lines.map(labelOf));
  let isExample = false;
  let isOver = false;
  for (const [at, line] of lines.entries()) {
    const below = belowEach[at];
    if (line === "" || furniture.test(line) || !below) continue;
    const last = body.items.at(-1);
    const label = isOver ? undefined : asPair(itemLabel(line, last?.label, below), below);
    if (label) {
      isExample = false;
      body.items.push({ label, lines: [label.rest] });
    } else if (exampleLine.test(line)) isExample = true;
    else if (isExample || isOver) continue;
    else if (!last) readHead(body, line);
    else if (opensAnswers(line, last, below)) isOver = true;
    else if (!isFoot(line, body.items, below)) last.lines.push(line);
  }
  return body;
}

/** The labels of the lines below one. */
type Below = { holds: (labels: readonly Next[]) => boolean; first?: Label; letters: number };

/** Gathered once for all lines: a pasted text may have thousands of them. */
function labelsBelow(labels: readonly (Label | undefined)[]): Below[] {
  const lastAt = new Map(labels.map((label, at) => [label && keyOf(label), at]));
  const below: Below[] = [];
  let first: Label | undefined;
  let letters = 0;
  for (let at = labels.length - 1; at >= 0; at -= 1) {
    const holds = (some: readonly Next[]) => some.some((one) => (lastAt.get(keyOf(one)) ?? -1) > at);
    below.push({ holds, first, letters });
    const label = labels[at];
    first = label ?? first;
    if (label?.kind === "letter") letters += 1;
  }
  return below.reverse();
}

function itemLabel(line: string, last: Label | undefined, below: Below): Label | undefined {
  const label = labelOf(line);
  if (!last) {
    const isFirst = label && firstLabels.some((first) => isSame(label, first));
    // "A bird sings" is no first item, unless a "b" follows.
    if (isFirst) return label.kind === "letter" && !isFollowed(label, below) ? undefined : label;
    return misreadFirst(line, below);
  }
  const due = nextOf(last);
  if (label?.kind === "letter" && last.kind === "pair" && label.at === (last.on ?? 1) + 1)
    return { ...label, kind: "pair", at: last.at, on: label.at, name: `${last.at}${label.name}` };
  const isNextPair = label?.kind === "number" && last.kind === "pair" && label.at === last.at + 1;
  if (isNextPair && asPair(label, below) !== label) return label;
  if (label && due.some((next) => isSame(label, next))) return label;
  for (const next of due) {
    const found = misread(line, next);
    const isSure =
      label === undefined || label.kind !== found?.kind || label.at > 9 || isFollowed(found, below);
    if (found && isSure) return found;
  }
  const isSkip =
    label?.kind === last.kind &&
    label.kind === "number" &&
    label.at > last.at &&
    label.at <= last.at + maxSkip;
  return isSkip && !below.holds(due) ? label : undefined;
}

const letterA: Next = { kind: "letter", at: 1 };
const letterB: Next = { kind: "letter", at: 2 };

/** "1 a ____ from Spain?", and "b No, I ____" below it. */
function asPair(label: Label | undefined, { first: second }: Below): Label | undefined {
  const inner = label?.kind === "number" ? labelOf(label.rest) : undefined;
  const isPair = inner && isSame(inner, letterA) && second && isSame(second, letterB);
  if (!label || !isPair) return label;
  return { kind: "pair", at: label.at, on: 1, name: `${label.name}${inner.name}`, rest: inner.rest };
}

const isFollowed = (label: Next, below: Below) => below.holds(nextOf(label));

function misreadFirst(line: string, below: Below): Label | undefined {
  for (const first of firstLabels) {
    const found = misread(line, first);
    if (found && isFollowed(found, below)) return found;
  }
  return undefined;
}

/** The endings that are to be matched with the items, under letters of their own. */
function opensAnswers(line: string, { label: last }: PrintedItem, { letters }: Below): boolean {
  const label = labelOf(line);
  const isBehindList = last.kind === "number" && last.at > 2;
  return label !== undefined && isSame(label, letterA) && isBehindList && letters >= 3;
}

const isFinished = (text: string) => /[.?!:"”’')]$|____$/.test(text);
const maxFootWords = 6;

/** The foot of a page, and the head of the next one: a few words behind the last item that end in no full stop. */
function isFoot(line: string, items: readonly PrintedItem[], below: Below): boolean {
  if (/^\W{0,3}\w?\W{0,3}\s*____$/.test(line) || /^\W*$/.test(line)) return true;
  if (below.first) return false;
  const text = items.at(-1)?.lines.at(-1) ?? "";
  const isWhole = isFinished(text) || (items.length > 2 && items.every(({ lines }) => lines.length === 1));
  const isShort = line.split(/\s+/).length <= maxFootWords && (isFinished(text) || /^[\p{Lu}\d]/u.test(line));
  return isWhole && isShort && !hasGap(line) && !/[.?!,;)]$/.test(line);
}

/** A bank of words, the head of a table, a text to read. */
function readHead(body: PrintedBody, line: string): void {
  const words = body.notes.length === 0 ? wordsAbove(line) : [];
  const cells = line.split(/\s{3,}/);
  const isHeadOfTable = cells.length < 4 && cells.every((cell) => /^\p{Lu}[\p{L}.]*$/u.test(cell));
  if (words.length > 1 && !isHeadOfTable) body.bank.push(...words);
  else body.notes.push(line);
}
