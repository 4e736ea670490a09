import { asksForWork } from "./asks-for-work";
import { hasGap } from "./item-markers";
import { readBody, type PrintedBody } from "./page-entries";
import { asOptions } from "./page-options";
import { labelOf, misread } from "./page-labels";
import { repairWords } from "./repair-words";
import { isRewriting } from "./rewriting";
import { isInstruction, type SheetParts } from "./split-sheet";
import { splitWithin } from "./split-within";

/** Where an exercise begins: its name, what it asks for, and the lines of that. */
type Heading = { at: number; name?: string; instruction: string; length: number };

const minItems = 2;
const maxWords = 40;

/**
 * The exercises of a printed page, which bear names and count their items anew; undefined for a text that is no such
 * page.
 */
export function splitPage(text: string): SheetParts[] | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const headings = headingsOf(lines);
  if (headings.length === 0) return undefined;
  const parts = headings.map((heading, at): SheetParts | undefined => {
    const body = lines.slice(heading.at + heading.length, headings[at + 1]?.at);
    return partOf(heading, readBody(splitWithin(body)));
  });
  const found = parts.filter((part) => part !== undefined);
  const isPage = found.length > 1 || (found.length === 1 && found[0]?.entries.some(isPair));
  return isPage ? found : undefined;
}

const isPair = ({ letter = "" }: SheetParts["entries"][number]) => letter.length > 1;

function partOf({ name, instruction }: Heading, body: PrintedBody): SheetParts | undefined {
  const { bank, items } = body;
  const entries = items.map(({ label, lines }, at) => ({
    number: label.kind === "pair" ? at + 1 : label.at,
    text: repairWords(lines.map(asOptions).join(" ").trim()),
    ...(label.kind !== "number" && { letter: label.name }),
  }));
  const isAsked = entries.length > 0 && asks(instruction);
  const isWork = entries.length >= minItems || entries.some(({ text }) => hasGap(text)) || isAsked;
  return isWork ? { ...(name && { name }), instruction, wordBank: bank, entries } : undefined;
}

/** Words to choose from name a topic too, in an item. */
const asks = (line: string) =>
  isInstruction(line) || isRewriting(line) || (asksForWork(line) && !/\p{L} ?\/ ?\p{L}/u.test(line));

const named =
  /^(?:exercise|ex\.?|esercizio|es\.?|part|parte|task|activity)\s?(\d{1,2}|[A-H])\s?[.:)-]?(?:\s+|$)/i;
const section = /^(\d{1,2}\.\d{1,2})[.)]?\s+(?=\p{L})/u;

type Name = { name: string; rest: string; isSure: boolean };

/** The name that comes after another one. */
function nameAfter(last: string | undefined): string | undefined {
  if (last === undefined) return undefined;
  if (/^\d{1,2}$/.test(last)) return String(Number(last) + 1);
  return /^[A-G]$/.test(last) ? String.fromCharCode(last.charCodeAt(0) + 1) : undefined;
}

/** What a line says behind a name that an exercise may bear; one or two signs that are none may be it, misread. */
function nameOf(line: string, last: string | undefined): Name | undefined {
  const found = printedName(line);
  const due = nameAfter(last);
  const junk = /^[^\s(]{1,2}[.)]?\s+(?=\p{Lu}\p{Ll})/u.exec(line)?.[0];
  if (!due) return found;
  if (found && !found.isSure && found.name.length === 1 && found.name !== due && /^\d/.test(due)) {
    const meant = misread(line, { kind: "number", at: Number(due) });
    return meant ? { name: due, rest: meant.rest, isSure: false } : found;
  }
  const rest = line.slice(junk?.length ?? 0);
  const isHead =
    junk !== undefined && !labelOf(line) && isEnded(rest) && rest.split(/\s+/).length > 3 && asks(rest);
  return !found && isHead ? { name: due, rest, isSure: false } : found;
}

function printedName(line: string): Name | undefined {
  for (const form of [named, section]) {
    const found = form.exec(line);
    if (found?.[1]) return { name: found[1], rest: line.slice(found[0].length), isSure: true };
  }
  const label = labelOf(line);
  if (label?.at === 0) return undefined;
  const isName = label?.kind === "number" || (label?.kind === "letter" && /^\(?[A-H]/.test(line));
  return label && isName ? { name: label.name, rest: label.rest, isSure: false } : undefined;
}

function headingsOf(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  for (const [at, line] of lines.entries()) {
    const last = headings.at(-1);
    if (last && at < last.at + last.length) continue;
    const found = nameOf(line, last?.name);
    const rest = (found?.rest ?? line).trim();
    if (rest.split(/\s+/).length > maxWords || hasGap(rest)) continue;
    const { instruction, length } = wholeInstruction(lines, at, rest);
    const isAsked = asks(instruction);
    const isNext = found && last?.name && isInstruction(instruction) && isLetterAfter(found.name, last.name);
    const isHead = found
      ? (isAsked || (found.isSure && /\p{L}/u.test(rest))) &&
        (found.isSure || isNext || opensList(lines, at + length, found.name))
      : isInstruction(line) && opensList(lines, at + length, "");
    if (isHead) headings.push({ at, ...(found && { name: found.name }), instruction, length });
  }
  return headings;
}

const isLetterAfter = (name: string, last: string) =>
  /^[A-H]$/.test(name) && name.charCodeAt(0) === last.charCodeAt(0) + 1;

const isEnded = (text: string) => /[.:?!]["')]?$/.test(text);

/** An instruction goes on over lines that bear no label, until it ends. */
function wholeInstruction(lines: readonly string[], at: number, rest: string) {
  let instruction = rest;
  let length = 1;
  for (let next = lines[at + length]; next && length < 3; next = lines[at + length]) {
    const isMore = !isEnded(instruction) && !labelOf(next) && !hasGap(next) && !/\s{3}|^\p{Lu}/u.test(next);
    if (!isMore) break;
    instruction = `${instruction} ${next}`;
    length += 1;
  }
  return { instruction, length };
}

const firstOnes = [
  { kind: "number", at: 1 },
  { kind: "pair", at: 1, on: 1 },
] as const;

/** Whether what is counted next begins anew: items of a list, not the list that the line itself stands in. */
function opensList(lines: readonly string[], from: number, name: string): boolean {
  for (const line of lines.slice(from)) {
    if (/^\(1\)\s/.test(line)) return true;
    const label = labelOf(line);
    if (!label && firstOnes.some((first) => misread(line, first))) return true;
    if (!label) continue;
    if (label.kind === "letter") {
      // Who speaks, or an article.
      if (label.at === 1) return true;
      continue;
    }
    if (label.at <= 1) return true;
    const isNextName = /^\d/.test(name) && label.at === Number(name) + 1 && asks(label.rest);
    return isNextName && lines.slice(from).some(hasGap) && hasGap(lines[from] ?? "");
  }
  return false;
}
