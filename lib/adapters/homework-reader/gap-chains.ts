import type { Component } from "./components";
import { heightOf, median, widthOf } from "./letter-size";

/** A line or a row of dots from its left end to its right one, which a tilt sets at different heights. */
export type Stroke = { x0: number; x1: number; leftY: number; rightY: number; parts: Component[] };

/** Parts of the height of a small letter. */
const minGap = 2;
const ruleLength = 1.7;
const thickness = 0.4;
const dotSize = 0.55;
const dotSpace = 0.8;
const levelness = 0.25;
const minDots = 4;

/** Dots and lines that follow one another on one height: gaps, lines to write on, edges of frames. */
export function strokesOf(components: readonly Component[], size: number): Stroke[] {
  const pieces = components
    .filter((one) => isDot(one, size) || isThin(one, size))
    .map(strokeOf)
    .sort((one, other) => one.x0 - other.x0);
  const chains: Stroke[][] = [];
  let open: Stroke[][] = [];
  for (const piece of pieces) {
    open = open.filter((chain) => piece.x0 - (chain.at(-1)?.x1 ?? 0) < size * dotSpace);
    const before = open.find((chain) => isBehind(chain.at(-1), piece, size));
    if (before) before.push(piece);
    else {
      const chain = [piece];
      open.push(chain);
      chains.push(chain);
    }
  }
  return chains.flatMap((chain) => {
    const whole = withoutFullStops(chain, size);
    return isStroke(whole, size) ? [joined(whole)] : [];
  });
}

const isDot = (one: Component, size: number) =>
  heightOf(one) <= size * dotSize && widthOf(one) <= size * dotSize && heightOf(one) >= 2;

const isThin = (one: Component, size: number) =>
  one.ink <= widthOf(one) * Math.max(4, size * thickness) &&
  widthOf(one) > size * dotSize &&
  heightOf(one) <= Math.max(4, size * thickness) + widthOf(one) * 0.1;

function isBehind(last: Stroke | undefined, next: Stroke, size: number): boolean {
  return (
    last !== undefined && next.x0 >= last.x1 - 1 && Math.abs(next.leftY - last.rightY) <= size * levelness
  );
}

function strokeOf(part: Component): Stroke {
  const { x0, x1, runs } = part;
  const reach = Math.max(2, Math.round((x1 - x0) * 0.1));
  const heightAt = (from: number, to: number) => {
    const touching = runs.filter((run) => run.x0 < to && run.x1 > from).map(({ y }) => y);
    return touching.reduce((sum, y) => sum + y, 0) / Math.max(1, touching.length);
  };
  return { x0, x1, leftY: heightAt(x0, x0 + reach), rightY: heightAt(x1 - reach, x1), parts: [part] };
}

/** The dot that ends the sentence before or behind stands further off than the others from one another. */
function withoutFullStops(chain: Stroke[], size: number): Stroke[] {
  const spaces = chain.slice(1).map(({ x0 }, at) => x0 - (chain[at]?.x1 ?? x0));
  const isApart = (space: number, others: number[]) => space > (median(others) ?? 1) * 1.4 + 1.5;
  const areDots = chain.map(({ x0, x1 }) => x1 - x0 <= size * dotSize);
  const isFirst = areDots[0] && chain.length > 1 && isApart(spaces[0] ?? 0, spaces.slice(1));
  const isLast = areDots.at(-1) && chain.length > 1 && isApart(spaces.at(-1) ?? 0, spaces.slice(0, -1));
  return chain.slice(isFirst ? 1 : 0, isLast ? -1 : undefined);
}

function isStroke(chain: Stroke[], size: number): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return false;
  const length = last.x1 - first.x0;
  const drawn = Math.max(...chain.map(({ x0, x1 }) => x1 - x0));
  return length >= size * minGap && (chain.length >= minDots || drawn >= size * ruleLength);
}

function joined(chain: Stroke[]): Stroke {
  const [first, last] = [chain[0], chain.at(-1)];
  return {
    x0: first?.x0 ?? 0,
    x1: last?.x1 ?? 0,
    leftY: first?.leftY ?? 0,
    rightY: last?.rightY ?? 0,
    parts: chain.flatMap(({ parts }) => parts),
  };
}
