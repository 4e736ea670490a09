import type { Placed } from "./flat-places";
import { median } from "./letter-size";

/** Segments that are read one after the other as a line. */
export type Row = Placed[];

/** A page in the order it is read: rows, and columns beside each other. */
export type Block = { rows: Row[] } | { columns: [Block[], Block[]] };

/** Parts of the height of a small letter. */
const gutter = 0.9;
const aligned = 0.6;
const sameRow = 0.75;
const minColumn = 4.5;
const minRows = 2;

export function blocksOf(placed: readonly Placed[], size: number): Block[] {
  const cut = widestCut(placed, size);
  if (!cut) return placed.length > 0 ? [{ rows: rowsOf(placed, size) }] : [];
  const { left, right, above, below } = cut;
  return [
    ...blocksOf(above, size),
    { columns: [blocksOf(left, size), blocksOf(right, size)] },
    ...blocksOf(below, size),
  ];
}

type Cut = { left: Placed[]; right: Placed[]; above: Placed[]; below: Placed[]; count: number };

/** The largest area in which two columns stand beside each other, the right one with a margin of its own. */
function widestCut(placed: readonly Placed[], size: number): Cut | undefined {
  const starts = placed
    .flatMap(({ x0, isBound, group }) => (isBound || group ? [] : [x0]))
    .toSorted((one, other) => one - other);
  let best: Cut | undefined;
  for (const x of starts) {
    const beside = starts.filter((start) => start >= x && start < x + size * aligned).length;
    if (beside < minRows) continue;
    for (const cut of cutsAt(placed, x - size * 0.1, size)) if (cut.count > (best?.count ?? 0)) best = cut;
  }
  return best;
}

function cutsAt(placed: readonly Placed[], x: number, size: number): Cut[] {
  const isRight = (one: Placed) => !one.isBound && (one.group ?? one).x0 >= x;
  const isLeft = (one: Placed) => !one.isBound && (one.group ?? one).x1 <= x - size * gutter;
  const across = placed.filter((one) => !isRight(one) && !isLeft(one)).map(({ y }) => y);
  const borders = [-Infinity, ...across.toSorted((one, other) => one - other), Infinity];
  return borders.slice(1).flatMap((bottom, at) => {
    const top = borders[at] ?? -Infinity;
    const inside = placed.filter(({ y }) => y > top + size * sameRow && y < bottom - size * sameRow);
    const [left, right] = [inside.filter(isLeft), inside.filter(isRight)];
    if (!areColumns(left, right, x, size)) return [];
    // What stands alone above or below both of them belongs to neither.
    const from = Math.min(...right.map(({ y }) => y)) - size * 2.5;
    const reach = { from: Math.min(from, ...left.map(({ y }) => y)), to: bottom };
    const isWithin = ({ y }: Placed) => y >= reach.from && y < reach.to;
    const beside = inside.filter(isWithin);
    const others = placed.filter((one) => !beside.includes(one));
    return [
      {
        left: beside.filter(isLeft),
        right: beside.filter(isRight),
        above: others.filter(({ y }) => y <= top + size * sameRow),
        below: others.filter(({ y }) => y > top + size * sameRow),
        count: Math.min(rowsOf(left, size).length, rowsOf(right, size).length) * 100 + beside.length,
      },
    ];
  });
}

function areColumns(left: Placed[], right: Placed[], x: number, size: number): boolean {
  if (left.length < minRows || right.length < minRows) return false;
  const starting = right.filter(({ x0 }) => x0 < x + size * aligned);
  const usual = (some: Placed[]) => median(some.map(({ x0, x1 }) => x1 - x0)) ?? 0;
  const [rowsLeft, rowsRight] = [rowsOf(left, size).length, rowsOf(right, size).length];
  return (
    rowsOf(starting, size).length >= minRows &&
    rowsLeft >= minRows &&
    rowsRight >= minRows &&
    usual(left) > size * minColumn &&
    usual(right) > size * minColumn &&
    overlapOf(left, right) > size * 1.5
  );
}

function overlapOf(one: Placed[], other: Placed[]): number {
  const [a, b] = [one.map(({ y }) => y), other.map(({ y }) => y)];
  return Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b));
}

export function rowsOf(placed: readonly Placed[], size: number): Row[] {
  const rows: Row[] = [];
  for (const one of placed.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isBeside = row?.every((other) => one.x0 > other.x1 - size || one.x1 < other.x0 + size);
    if (row && last && isBeside && one.y - (row[0]?.y ?? 0) < size * sameRow) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x0 - b.x0));
}
