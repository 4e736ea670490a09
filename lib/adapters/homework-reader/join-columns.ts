import type { PlacedLine } from "./page-lines";
import type { Block, Row } from "./reading-order";

/** A line and how far down it stands. */
type Read = { line: PlacedLine; y: number };

/** The lines of a page in the order they are read, once their numbers are known. */
export function inReadingOrder(blocks: readonly Block[], lineOf: (row: Row) => PlacedLine | undefined) {
  const read = (some: readonly Block[]): Read[] =>
    some.flatMap((block) => {
      if ("columns" in block) return joinColumns(read(block.columns[0]), read(block.columns[1]));
      return block.rows.flatMap((row) => {
        const line = lineOf(row);
        return line ? [{ line, y: row[0]?.y ?? 0 }] : [];
      });
    });
  return read(blocks).map(({ line }) => line);
}

type Marker = { kind: "number" | "letter"; at: number };

/** The number or letter a line begins with. */
function markerOf({ line }: Read): Marker | undefined {
  const [, digits, letter] = /^\(?(?:(\d{1,2})[a-h]?|([a-h]))(?:[.)\]]|(?=\s))/i.exec(line.text) ?? [];
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
  const [first, second] = right.flatMap((one) => markerOf(one) ?? []);
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
    const marker = markerOf(one);
    const group = groups.at(-1);
    const isNext = marker && last && marker.kind === last.kind && marker.at === last.at + 1;
    const isNested = marker && last && marker.kind === "letter" && last.kind === "number";
    const isHeld = marker && left.some((other) => isSame(markerOf(other), marker) && isLevel(other, one));
    if (group && (!marker || isNested || (isNext && !isHeld))) group.push(one);
    else groups.push([one]);
    if (marker && !isNested) last = marker;
  }
  return groups;
}

const isSame = (one: Marker | undefined, other: Marker) => one?.kind === other.kind && one.at === other.at;
const isLevel = (one: Read, other: Read) =>
  Math.abs(one.y - other.y) < (one.line.box.y1 - one.line.box.y0) * 0.6;

/** Behind which line of the left column a group of the right one is read; -1 for behind all of them. */
function placeOf(group: Read[], left: Read[]): number {
  const [first, last] = [group[0], group.at(-1)];
  const marker = first && markerOf(first);
  if (!first || !last || !marker) return -1;
  const height = first.line.box.y1 - first.line.box.y0;
  if (marker.at > 1) {
    const before = left
      .map((one, at) => ({ one, at, marker: markerOf(one) }))
      .filter(({ marker: its }) => its && isSame(its, { ...marker, at: marker.at - 1 }))
      .filter(({ one }) => one.y < last.y + height * 3);
    const nearest = before.sort((a, b) => Math.abs(a.one.y - last.y) - Math.abs(b.one.y - last.y))[0];
    return nearest ? lastOfItem(left, nearest.at) : -1;
  }
  const isBesideList = left.some((one) => markerOf(one)?.at === 1 && isLevel(one, first));
  if (!isBesideList) return -1;
  let place = left.findLastIndex(({ y }) => y < last.y + height * 0.6);
  for (let next = place + 1; next < left.length; next += 1) {
    const [line, before] = [left[next], left.slice(0, next).findLast((one) => markerOf(one))];
    const [its, last] = [line && markerOf(line), before && markerOf(before)];
    if (its && last && !isSame(its, { ...last, at: last.at + 1 })) break;
    if (its) place = lastOfItem(left, next);
  }
  return place;
}

/** An item goes on over lines without a number, and over its options. */
function lastOfItem(lines: Read[], from: number): number {
  const kind = lines[from] && markerOf(lines[from])?.kind;
  let at = from;
  for (let next = at + 1; next < lines.length; next += 1) {
    const [line, before] = [lines[next], lines[at]];
    const marker = line && markerOf(line);
    if (!line || !before || (marker && (marker.kind === kind || marker.kind === "number"))) break;
    const height = before.line.box.y1 - before.line.box.y0;
    if (line.y - before.y > height * 1.9) break;
    at = next;
  }
  return at;
}
