import { asksForWork } from "./asks-for-work";
import { gapMark } from "./homework-sheet";
import { hasGap } from "./item-markers";
import { readBody, type PrintedBody } from "./page-entries";
import { asOptions } from "./page-options";
import { labelOf, misread, type Label } from "./page-labels";
import { asDialogue, repairEntries } from "./repair-entries";
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
  const texts = repairEntries(
    items.map(({ lines }) => repairWords(asDialogue(lines).map(asOptions).join(" ").trim())),
  );
  const entries = items.map(({ label }, at) => ({
    number: label.kind === "pair" ? at + 1 : label.at,
    text: texts[at] ?? "",
    ...(label.kind !== "number" && { letter: label.name }),
  }));
  const isAsked = entries.length > 0 && asks(instruction);
  const isWork = entries.length >= minItems || entries.some(({ text }) => hasGap(text)) || isAsked;
  return isWork ? { ...(name && { name }), instruction, wordBank: bank, entries } : undefined;
}

/** "Come si dice in italiano?" */
const asksToSay =
  /^(?:come (?:si dic|diresti|dici|tradur)|how (?:do|would) you say|say (?:it|these)|in (?:inglese|italiano|english|italian)[:.]?$)/i;

/** Words to choose from name a topic too, in an item. */
const asks = (line: string) =>
  isInstruction(line) ||
  isRewriting(line) ||
  asksToSay.test(line) ||
  (asksForWork(line) && !/\p{L} ?\/ ?\p{L}/u.test(line));

const named =
  /^(?:exercise|ex\.?|esercizio|es\.?|part|parte|task|activity)\s?(\d{1,2}|[A-H])\s?[.:)-]?(?:\s+|$)/i;
const section = /^(\d{1,2}\.\d{1,2})[.)]?\s+(?=\p{L})/u;
/** "11A" and "11B" below it. */
const lettered = /^(\d{1,2})([A-H])[.)]?\s+(?=\p{L})/u;

type Name = { name: string; rest: string; isSure: boolean };

/** The name that comes after another one. */
function nameAfter(last: string | undefined): string | undefined {
  if (last === undefined) return undefined;
  if (/^\d{1,2}$/.test(last)) return String(Number(last) + 1);
  const unit = /^(\d{1,2})([A-G])$/.exec(last);
  if (unit) return `${unit[1]}${nameAfter(unit[2])}`;
  return /^[A-G]$/.test(last) ? String.fromCharCode(last.charCodeAt(0) + 1) : undefined;
}

/** What a line says behind a name that an exercise may bear; one or two signs that are none may be it, misread. */
function nameOf(line: string, last: string | undefined): Name | undefined {
  const found = printedName(line);
  const due = nameAfter(last);
  const spaced = due && /^\d\d$/.test(due) ? misread(line, { kind: "number", at: Number(due) }) : undefined;
  if (spaced && found?.name !== due) return { name: spaced.name, rest: spaced.rest, isSure: false };
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
  const unit = lettered.exec(line);
  if (unit) return { name: `${unit[1]}${unit[2]}`, rest: line.slice(unit[0].length), isSure: false };
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
  const opensList = listOpeners(lines);
  for (const [at, line] of lines.entries()) {
    const last = headings.at(-1);
    if (last && at < last.at + last.length) continue;
    const found = nameOf(line, last?.name);
    const rest = (found?.rest ?? line).trim();
    if (rest.split(/\s+/).length > maxWords || (hasGap(rest) && !isListed(rest))) continue;
    const { instruction, length } = wholeInstruction(lines, at, rest.replace(gapMark, "..."));
    // What follows a head at once and bears a 1 is its first item.
    const isFirstItem = found?.name === "1" && last !== undefined && at === last.at + last.length;
    const opensFor = (name: string) => opensList(at + length, isFirstItem ? "" : name);
    const isHead = found
      ? isHeadOf(found, instruction, last?.name, opensFor)
      : isInstruction(line) && opensFor("");
    if (isHead) headings.push({ at, ...(found && { name: found.name }), instruction, length });
  }
  return headings;
}

/** "Complete with myself, yourself ... or each other": the dots are no place to write. */
function isListed(line: string): boolean {
  const [before = "", after = "", ...more] = line.split(` ${gapMark} `);
  const isOne = more.length === 0 && before.includes(",") && /^(?:and|or|e|o)\s/.test(after);
  return isOne && isInstruction(line.replace(gapMark, "..."));
}

/** Whether a name is that of an exercise, and not the number of an item. */
function isHeadOf(
  { name, rest, isSure }: Name,
  instruction: string,
  last: string | undefined,
  opensFor: (name: string) => boolean,
): boolean {
  if (isSure) return /\p{L}/u.test(rest) || asks(instruction);
  if (!asks(instruction)) return false;
  const isNext = /^[A-H]$/.test(name) && name === nameAfter(last) && isInstruction(instruction);
  return isNext || opensFor(name);
}

const isEnded = (text: string) => /[.:?!]["')]?$/.test(text);

/** An instruction goes on over lines that bear no label, until it ends. */
function wholeInstruction(lines: readonly string[], at: number, rest: string) {
  let instruction = rest;
  let length = 1;
  for (let next = lines[at + length]; next && length < 3; next = lines[at + length]) {
    const isMore =
      !isEnded(instruction) &&
      !labelOf(next) &&
      !lettered.test(next) &&
      !hasGap(next) &&
      !/\s{3}|^\p{Lu}/u.test(next);
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

/** How an item or the first one of a list begins; letters other than "a" tell who speaks. */
type Begun = { label?: Label; isFirst: boolean };

function begunBy(line: string): Begun | undefined {
  if (/^\(1\)\s/.test(line)) return { isFirst: true };
  const label = labelOf(line);
  if (!label) return firstOnes.some((first) => misread(line, first)) ? { isFirst: true } : undefined;
  if (label.kind === "letter" && label.at !== 1) return undefined;
  return { label, isFirst: label.at <= 1 };
}

/** Tells whether what is counted from a line on begins anew: items of a list, not the list that the head itself stands in. */
function listOpeners(lines: readonly string[]): (from: number, name: string) => boolean {
  const nearest: (Begun | undefined)[] = [];
  for (const line of lines.toReversed()) nearest.push(begunBy(line) ?? nearest.at(-1));
  nearest.reverse();
  return (from, name) => {
    const { label, isFirst = false } = nearest[from] ?? {};
    const isNextName = /^\d/.test(name) && label?.at === Number(name) + 1 && hasGap(lines[from] ?? "");
    return isFirst || (isNextName && asks(label.rest));
  };
}
