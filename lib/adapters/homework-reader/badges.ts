import type { Component } from "./components";
import { heightOf, widthOf } from "./letter-size";
import type { GreyPage } from "./prepare-image";

/** Around ink, what a blur has made pale; and of a field's own edge, what is neither dark nor light. */
const edge = 2;
const rim = 4;
/** A dark field is seldom black; turned round it is to be as light as paper. */
const fieldLight = 150;

/** A dark field a line or two high with light print on it: the number of an exercise, the bar over a page. */
export function isBadge(one: Component, size: number): boolean {
  const [width, height] = [widthOf(one), heightOf(one)];
  const isField = height > size * 1.9 && width > size * 1.7 && height < size * 7;
  if (isField && one.ink > width * height * 0.5 && isSolid(one, size)) return true;
  const isSmall = height > size * 1.5 && width > size * 1.3 && height < size * 3 && width < height * 1.5;
  return isSmall && one.ink > width * height * 0.7 && isSolid(one, size);
}

/** Letters in a heavy type have ink everywhere, but in no row as much of it as a field. */
function isSolid({ runs, x0, x1 }: Component, size: number): boolean {
  // A rough dark area has more runs than a call may have arguments.
  const widest = runs.reduce((most, run) => Math.max(most, run.x1 - run.x0), 0);
  return widest > Math.max(size * 1.4, (x1 - x0) * 0.5);
}

/** A photograph or a drawing. */
export const isArt = (one: Component, size: number) =>
  heightOf(one) >= size * 7 && widthOf(one) > size * 5 && one.ink > widthOf(one) * heightOf(one) * 0.3;

/** Light print on a dark field becomes dark print on paper. */
export function invert({ pixels, width }: GreyPage, { runs }: Component): void {
  const rows = new Map<number, { x0: number; x1: number }>();
  for (const { x0, x1, y } of runs) {
    const row = rows.get(y);
    if (!row) rows.set(y, { x0, x1 });
    else [row.x0, row.x1] = [Math.min(row.x0, x0), Math.max(row.x1, x1)];
  }
  const ys = [...rows.keys()];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  for (const [y, { x0, x1 }] of rows) {
    const isEdge = y < top + rim || y > bottom - rim;
    for (let x = Math.max(0, x0 - edge); x < Math.min(width, x1 + edge); x += 1) {
      const isInside = !isEdge && x >= x0 + rim && x < x1 - rim;
      const light = 255 - (pixels[y * width + x] ?? 255);
      pixels[y * width + x] = isInside && light < fieldLight ? (light * 255) / fieldLight : 255;
    }
  }
}

export function blank({ pixels, width, height }: GreyPage, { x0, x1, y0, y1 }: Component): void {
  for (let y = Math.max(0, y0 - edge); y < Math.min(height, y1 + edge); y += 1)
    pixels.fill(255, y * width + Math.max(0, x0 - edge), y * width + Math.min(width, x1 + edge));
}
