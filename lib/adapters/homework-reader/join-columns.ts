import { heightOf } from "./letter-size";
import type { PlacedLine } from "./page-lines";
import type { Block, Row } from "./reading-order";

/** A line, how far down it stands, and the number or letter it begins with. */
type Read = { line: PlacedLine; y: number; marker?: Marker };
type Marker = { kind: "number" | "letter"; at: number };

/** The lines of a page in the order they are read, once their numbers are known. */
export function inReadingOrder(blocks: readonly Block[], lineOf: (row: Row) => PlacedLine | undefined) {
  const read = (some: readonly Block[]): Read[] =>
    some.flatMap((block) => {
      if ("columns" in block) return joinColumns(read(block.columns[0]), read(block.columns[1]));
      return block.rows.flatMap((row) => {
        const line = lineOf(row);
        return line ? [{ line, y: row[0]?.y ?? 0, marker: markerOf(line.text) }] : [];
      });
    });
  return read(blocks).map(({ line }) => line);
}

function markerOf(text: string): Marker | undefined {
  const [, digits, letter] = /^\(?(?:(\d{1,2})[a-h]?|([a-h]))(?:[.)\]]|(?=\s))/i.exec(text) ?? [];
  if (digits) return { kind: "number", at: Number(digits) };
  return letter ? { kind: "letter", at: letter.toLowerCase().charCodeAt(0) - 96 } : undefined;
}

/**
 * The right column behind the left one; but where its items go on with the numbers of a list on the left, behind that
 * list, and where it is a list of its own without a head, behind what stands beside it.
 */
function joinColumns(left: Read[], right: Read[]): Read[] {
  if (hasOwnHead(right)) return [...left, ...right];
  const joined = left.map((one) => [one]);
  const behind: Read[] = [];
  for (const group of groupsOf(right, left)) {
    const place = behind.length > 0 ? -1 : placeOf(group, left);
    if (place < 0) behind.push(...group);
    else joined[place]?.push(...group);
  }
  return [...joined.flat(), ...behind];
}

/** Whether a column begins with the head of an exercise: its items are counted from one on. */
function hasOwnHead(right: Read[]): boolean {
  const [first, second] = right.flatMap(({ marker }) => marker ?? []);
  if (!first || !second) return false;
  const isHead =
    first.kind === "letter" ? second.kind === "number" : second.kind === "number" && second.at <= first.at;
  return isHead && second.at <= 1;
}

/** Runs of lines whose numbers go on by one, and do not skip what stands on the left. */
function groupsOf(right: Read[], left: Read[]): Read[][] {
  const groups: Read[][] = [];
  let last: Marker | undefined;
  for (const one of right) {
    const { marker } = one;
    const group = groups.at(-1);
    const isNext = marker && last && marker.kind === last.kind && marker.at === last.at + 1;
    const isNested = marker && last && marker.kind === "letter" && last.kind === "number";
    const isHeld = marker && left.some((other) => isSame(other.marker, marker) && isLevel(other, one));
    if (group && (!marker || isNested || (isNext && !isHeld))) group.push(one);
    else groups.push([one]);
    if (marker && !isNested) last = marker;
  }
  return groups;
}

const isSame = (one: Marker | undefined, other: Marker) => one?.kind === other.kind && one.at === other.at;
const isLevel = (one: Read, other: Read) => Math.abs(one.y - other.y) < heightOf(one.line.box) * 0.6;

/** Behind which line of the left column a group of the right one is read; -1 for behind all of them. */
function placeOf(group: Read[], left: Read[]): number {
  const [first, last] = [group[0], group.at(-1)];
  if (!first?.marker || !last) return -1;
  const height = heightOf(first.line.box);
  if (first.marker.at > 1) {
    const wanted = { ...first.marker, at: first.marker.at - 1 };
    const before = left
      .map((one, at) => ({ ...one, at }))
      .filter(({ marker, y }) => isSame(marker, wanted) && y < last.y + height * 3);
    const nearest = before.sort((a, b) => Math.abs(a.y - last.y) - Math.abs(b.y - last.y))[0];
    const at = nearest?.at ?? unreadBefore(first, left);
    return at >= 0 ? lastOfItem(left, at) : -1;
  }
  const isBesideList = left.some((one) => one.marker?.at === 1 && isLevel(one, first));
  return isBesideList ? endOfList(left, last.y + height * 0.6) : -1;
}

/** The line beside an item that must bear the number before it, though that was not read: its own neighbours do. */
function unreadBefore(first: Read, left: Read[]): number {
  const beside = left.findIndex((one) => !one.marker && isLevel(one, first));
  const above = left.slice(0, Math.max(0, beside)).findLast(({ marker }) => marker)?.marker;
  const isAcross = above?.kind === first.marker?.kind && above?.at === (first.marker?.at ?? 0) - 3;
  return isAcross ? beside : -1;
}

/** The last line of the list that stands at a height; a number that does not go on begins another one. */
function endOfList(lines: Read[], y: number): number {
  let place = lines.findLastIndex((one) => one.y < y);
  for (let next = place + 1; next < lines.length; next += 1) {
    const marker = lines[next]?.marker;
    const before = lines.slice(0, next).findLast((one) => one.marker)?.marker;
    if (marker && before && !isSame(marker, { ...before, at: before.at + 1 })) break;
    if (marker) place = lastOfItem(lines, next);
  }
  return place;
}

/** An item goes on over lines without a number, and over its options. */
function lastOfItem(lines: Read[], from: number): number {
  const kind = lines[from]?.marker?.kind;
  let at = from;
  for (let next = at + 1; next < lines.length; next += 1) {
    const [line, before] = [lines[next], lines[at]];
    const marker = line?.marker;
    if (!line || !before || (marker && (marker.kind === kind || marker.kind === "number"))) break;
    if (line.y - before.y > heightOf(before.line.box) * 1.9) break;
    at = next;
  }
  return at;
}
