import { wordsAbove } from "./bank-words";
import { hasGap } from "./item-markers";
import { isSame, labelOf, misread, nextOf, type Label, type Next } from "./page-labels";
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
  let isExample = false;
  let isOver = false;
  for (const [at, line] of lines.entries()) {
    if (line === "" || furniture.test(line)) continue;
    const below = lines.slice(at + 1);
    const label = isOver ? undefined : asPair(itemLabel(line, body.items.at(-1)?.label, below), below);
    const last = body.items.at(-1);
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

function itemLabel(line: string, last: Label | undefined, below: readonly string[]): Label | undefined {
  const label = labelOf(line);
  if (!last) {
    const isFirst = label && firstLabels.some((first) => isSame(label, first));
    if (isFirst) return label.kind === "letter" && !isListed(label, below) ? undefined : label;
    return misreadFirst(line, below);
  }
  const due = nextOf(last);
  if (label?.kind === "letter" && last.kind === "pair" && label.at === (last.on ?? 1) + 1)
    return { ...label, kind: "pair", at: last.at, on: label.at, name: `${last.at}${label.name}` };
  if (
    label?.kind === "number" &&
    last.kind === "pair" &&
    label.at === last.at + 1 &&
    asPair(label, below) !== label
  )
    return label;
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
  return isSkip && !isComing(due, below) ? label : undefined;
}

/** "1 a ____ from Spain?", and "b No, I ____" below it. */
function asPair(label: Label | undefined, below: readonly string[]): Label | undefined {
  const inner = label?.kind === "number" ? labelOf(label.rest) : undefined;
  const second = below.flatMap((line) => labelOf(line) ?? [])[0];
  const isPair =
    inner && isSame(inner, { kind: "letter", at: 1 }) && second && isSame(second, { kind: "letter", at: 2 });
  if (!label || !isPair) return label;
  return { kind: "pair", at: label.at, on: 1, name: `${label.name}${inner.name}`, rest: inner.rest };
}

const isComing = (due: readonly Next[], below: readonly string[]) =>
  below.some((line) => {
    const label = labelOf(line);
    return label && due.some((next) => isSame(label, next));
  });

const isFollowed = (label: Next, below: readonly string[]) => isComing(nextOf(label), below);

/** "A bird sings" is no first item, unless a "b" follows. */
const isListed = (label: Label, below: readonly string[]) => isFollowed(label, below);

function misreadFirst(line: string, below: readonly string[]): Label | undefined {
  for (const first of firstLabels) {
    const found = misread(line, first);
    if (found && isFollowed(found, below)) return found;
  }
  return undefined;
}

/** The endings that are to be matched with the items, under letters of their own. */
function opensAnswers(line: string, last: PrintedItem, below: readonly string[]): boolean {
  const label = labelOf(line);
  if (label?.kind !== "letter" || label.at !== 1 || last.label.kind !== "number") return false;
  return below.filter((one) => labelOf(one)?.kind === "letter").length >= 3 && last.label.at > 2;
}

const isFinished = (text: string) => /[.?!:"”’')]$|____$/.test(text);
const maxFootWords = 6;

/** The foot of a page, and the head of the next one: a few words behind the last item that end in no full stop. */
function isFoot(line: string, items: readonly PrintedItem[], below: readonly string[]): boolean {
  if (/^\W{0,3}\w?\W{0,3}\s*____$/.test(line) || /^\W*$/.test(line)) return true;
  const isLast = below.every((one) => one === "" || !labelOf(one));
  const text = items.at(-1)?.lines.at(-1) ?? "";
  const isWhole = isFinished(text) || (items.length > 2 && items.every(({ lines }) => lines.length === 1));
  const isShort = line.split(/\s+/).length <= maxFootWords && (isFinished(text) || /^[\p{Lu}\d]/u.test(line));
  return isLast && isWhole && isShort && !hasGap(line) && !/[.?!,;)]$/.test(line);
}

/** A bank of words, the head of a table, a text to read. */
function readHead(body: PrintedBody, line: string): void {
  const words = body.notes.length === 0 ? wordsAbove(line) : [];
  const cells = line.split(/\s{3,}/);
  const isHeadOfTable = cells.length < 4 && cells.every((cell) => /^\p{Lu}[\p{L}.]*$/u.test(cell));
  if (words.length > 1 && !isHeadOfTable) body.bank.push(...words);
  else body.notes.push(line);
}
