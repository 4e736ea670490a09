import type { Component } from "./components";
import { heightOf, widthOf } from "./letter-size";

/** Thin lines around much paper: a table, a bank of words, an exercise, the rule between two columns. */
export function isFrame(one: Component, size: number): boolean {
  const [width, height] = [widthOf(one), heightOf(one)];
  if (height > size * 3.5 && one.ink < height * Math.max(4, size * 0.5)) return true;
  if (width < size * 2.5 || height < size * 1.4) return false;
  const isThin = one.ink < width * height * (height > size * 4 ? 0.2 : 0.3);
  return (isThin || isThinBox(one, size)) && hasEdges(one);
}

/** Of small print the sides are thick beside the height: nothing but them must be there. */
const isThinBox = (one: Component, size: number) =>
  one.ink < 2 * (widthOf(one) + heightOf(one)) * Math.max(4, size * 0.45) && isHollow(one);

/** Nearly everywhere along its width there is ink near the top and near the bottom: of letters that touch there is not. */
function hasEdges({ runs, x0, x1, y0, y1 }: Component): boolean {
  const reach = Math.max(4, (y1 - y0) * 0.3);
  const covered = (isNear: (y: number) => boolean) => {
    const columns = new Uint8Array(x1 - x0);
    for (const run of runs) if (isNear(run.y)) columns.fill(1, run.x0 - x0, run.x1 - x0);
    return columns.reduce((sum, one) => sum + one, 0) / columns.length;
  };
  return covered((y) => y < y0 + reach) > 0.85 && covered((y) => y > y1 - 1 - reach) > 0.85;
}

const isWithin = (inner: Component, outer: Component) =>
  inner.x0 >= outer.x0 && inner.x1 <= outer.x1 && inner.y0 >= outer.y0 && inner.y1 <= outer.y1;

const isInk = (one: Component, size: number) => heightOf(one) > size * 0.3 || widthOf(one) > size * 0.5;

/** A frame of a line's height with nothing in it is a gap. */
export function isGapBox(frame: Component, others: readonly Component[], size: number): boolean {
  const [width, height] = [widthOf(frame), heightOf(frame)];
  if (height > size * 4.5 || height < size * 1.4 || width < size * 2.5 || width > size * 30) return false;
  return !others.some((one) => one !== frame && isInk(one, size) && isWithin(one, frame));
}

/** A circle or a box as high as a line, around a number or to be ticked. */
export function isRing(one: Component, others: readonly Component[], size: number): boolean {
  if (isTickBox(one, size) && isAlone(one, others, size)) return true;
  const [width, height] = [widthOf(one), heightOf(one)];
  if (height < size * 1.3 || height > size * 4.2 || width < height * 0.75 || width > height * 1.5)
    return false;
  if (one.ink > width * height * 0.42) return false;
  const inset = { x: width * 0.16, y: height * 0.16 };
  const isInside = (other: Component) =>
    other.x0 > one.x0 + inset.x * 0.5 &&
    other.x1 < one.x1 - inset.x * 0.5 &&
    other.y0 > one.y0 + inset.y * 0.5 &&
    other.y1 < one.y1 - inset.y * 0.5;
  const holdsNumber = others.some(
    (other) => other !== one && isInside(other) && heightOf(other) > height * 0.35,
  );
  return holdsNumber || (hasCorners(one) && isHollow(one));
}

/** Small print makes its sides thick; straight they are nevertheless, which those of an "o" are not. */
export const isTickBox = (one: Component, size: number) =>
  widthOf(one) > heightOf(one) * 0.8 &&
  widthOf(one) < heightOf(one) * 1.25 &&
  heightOf(one) > size * 1.1 &&
  heightOf(one) < size * 2.6 &&
  one.ink < widthOf(one) * heightOf(one) * 0.85 &&
  isHollow(one) &&
  hasCorners(one, 0.06) &&
  hasStraightSides(one);

/** Nothing of a line's height stands as close to it as the letters of a word to one another. */
export const isAlone = (one: Component, others: readonly Component[], size: number) =>
  !others.some(
    (other) =>
      other !== one &&
      heightOf(other) > size * 0.6 &&
      other.x0 < one.x1 + size * 0.25 &&
      other.x1 > one.x0 - size * 0.25 &&
      other.y0 < one.y1 &&
      other.y1 > one.y0,
  );

/** So near to each side there is ink nearly all along it. */
const rim = 0.22;
const straight = 0.88;

function hasStraightSides({ runs, x0, x1, y0, y1 }: Component): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const along = (isNear: (x: number, y: number) => boolean, place: (x: number, y: number) => number) => {
    const places = new Set<number>();
    for (const run of runs)
      for (let x = run.x0; x < run.x1; x += 1) if (isNear(x, run.y)) places.add(place(x, run.y));
    return places.size;
  };
  const [dx, dy] = [width * rim, height * rim];
  const ofX = (x: number) => x;
  const ofY = (_: number, y: number) => y;
  return (
    along((_, y) => y < y0 + dy, ofX) > width * straight &&
    along((_, y) => y >= y1 - dy, ofX) > width * straight &&
    along((x) => x < x0 + dx, ofY) > height * straight &&
    along((x) => x >= x1 - dx, ofY) > height * straight
  );
}

function hasCorners({ runs, x0, x1, y0, y1 }: Component, share = 0.12): boolean {
  const [dx, dy] = [(x1 - x0) * share + 1, (y1 - y0) * share + 1];
  const touches = (left: boolean, top: boolean) =>
    runs.some(
      (run) => (top ? run.y < y0 + dy : run.y > y1 - 1 - dy) && (left ? run.x0 < x0 + dx : run.x1 > x1 - dx),
    );
  return [true, false].every((left) => [true, false].every((top) => touches(left, top)));
}

const isHollow = ({ runs, x0, x1, y0, y1 }: Component) =>
  !runs.some(
    (run) =>
      run.y > y0 + (y1 - y0) * 0.28 &&
      run.y < y1 - (y1 - y0) * 0.28 &&
      run.x0 < x1 - (x1 - x0) * 0.3 &&
      run.x1 > x0 + (x1 - x0) * 0.3,
  );

/** A pair of upright strokes with only paper between them is a gap. */
export function emptyBrackets(components: readonly Component[], size: number): [Component, Component][] {
  const isTall = (one: Component) =>
    heightOf(one) > size * 1.4 && heightOf(one) < size * 3 && widthOf(one) < heightOf(one) * 0.45;
  const inOrder = components.filter((one) => isInk(one, size)).toSorted((one, other) => one.x0 - other.x0);
  return inOrder.flatMap((left, at): [Component, Component][] => {
    if (!isTall(left)) return [];
    const next = inOrder.slice(at + 1).find(({ y0, y1 }) => y0 < left.y1 && y1 > left.y0);
    if (!next || !isTall(next)) return [];
    const isLevel =
      Math.abs(left.y0 - next.y0) < size * 0.4 && Math.abs(heightOf(left) - heightOf(next)) < size * 0.3;
    const space = next.x0 - left.x1;
    return isLevel && space > size * 2.5 && space < size * 20 ? [[left, next]] : [];
  });
}
