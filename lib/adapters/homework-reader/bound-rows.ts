import type { Component } from "./components";
import type { Placed } from "./flat-places";
import { heightOf, median, widthOf } from "./letter-size";
import { rowsOf } from "./reading-order";

/** So many short pieces beside each other are words to choose from. */
const minWords = 4;
const maxWordLength = 14;
/** A frame no higher, in small letters, holds a bank of words. */
const bankHeight = 12;

/** Marks what is read row by row though its words stand below one another: tables, banks of words, options. */
export function bindRows(placed: readonly Placed[], frames: readonly Component[], size: number): Placed[] {
  const holders = frames.filter(
    (one) => widthOf(one) > size * 12 && (heightOf(one) < size * bankHeight || isGrid(one, size)),
  );
  const starts = placed.map(({ x0 }) => x0);
  const rows = rowsOf(placed, size);
  const bound = new Set(rows.filter((row) => isBank(row, starts, size)).flat());
  const groups = new Map(rows.flatMap(optionGroups).flatMap((group) => group.map((one) => [one, group])));
  return placed.map((one) => {
    const { x0, x1, baseline } = one.segment;
    const [x, y] = [(x0 + x1) / 2, baseline((x0 + x1) / 2) - size * 0.5];
    const isHeld = holders.some((frame) => x > frame.x0 && x < frame.x1 && y > frame.y0 && y < frame.y1);
    if (isHeld || bound.has(one)) return { ...one, isBound: true };
    const group = groups.get(one);
    return group ? { ...one, group: { x0: group[0]?.x0 ?? one.x0, x1: group.at(-1)?.x1 ?? one.x1 } } : one;
  });
}

/** Options of another column stand further off than those of a row from one another. */
const groupSpace = 2.2;

/** Options to be ticked that stand in a row. */
function optionGroups(row: Placed[]): Placed[][] {
  const boxed = row.filter(({ segment }) => segment.isBoxed);
  const spaces = boxed.slice(1).map(({ x0 }, at) => x0 - (boxed[at]?.x1 ?? x0));
  const usual = median(spaces) ?? 0;
  const groups: Placed[][] = [];
  for (const [at, one] of boxed.entries()) {
    const isApart = at === 0 || (spaces[at - 1] ?? 0) > usual * groupSpace;
    if (isApart) groups.push([one]);
    else groups.at(-1)?.push(one);
  }
  return groups.filter((group) => group.length > 1);
}

/** Words of a bank stand below nothing; options and items do, and before options there are boxes. */
function isBank(row: Placed[], starts: readonly number[], size: number): boolean {
  if (row.some(({ segment }) => segment.isBoxed)) return false;
  const isShort = row.every(({ x0, x1 }) => x1 - x0 < size * maxWordLength);
  const isColumn = (x: number) => starts.filter((start) => Math.abs(start - x) < size * 0.5).length > 2;
  return row.length >= minWords && isShort && !row.slice(1).some(({ x0 }) => isColumn(x0));
}

/** Cells have upright lines between them: many short runs below one another, away from both sides. */
function isGrid({ runs, x0, x1, y0, y1 }: Component, size: number): boolean {
  const bins = new Map<number, Set<number>>();
  for (const run of runs) {
    const x = (run.x0 + run.x1) / 2;
    if (run.x1 - run.x0 > size * 0.6 || x < x0 + size * 1.5 || x > x1 - size * 1.5) continue;
    const bin = Math.round(x / (size * 2));
    bins.set(bin, (bins.get(bin) ?? new Set()).add(run.y));
  }
  return [...bins.values()].some((ys) => ys.size > (y1 - y0) * 0.3);
}
