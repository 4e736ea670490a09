import type { Component } from "./components";

export const widthOf = ({ x0, x1 }: Pick<Component, "x0" | "x1">) => x1 - x0;
export const heightOf = ({ y0, y1 }: Pick<Component, "y0" | "y1">) => y1 - y0;

const smallest = 6;
const usual = 14;

export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Of a page's letters more are small than this part. */
const smallPart = 0.3;

/** How high a small letter of the page is; of dots there may be more than of letters, so that what is high counts for more. */
export function letterSize(components: readonly Component[]): number {
  const letters = components
    .filter((one) => heightOf(one) >= smallest && widthOf(one) < heightOf(one) * 4)
    .toSorted((one, other) => heightOf(one) - heightOf(other));
  let rest = letters.reduce((sum, one) => sum + heightOf(one), 0) / 2;
  const half = letters.find((one) => (rest -= heightOf(one)) <= 0);
  const middle = half ? heightOf(half) : usual;
  const heights = letters.map(heightOf).filter((height) => height > middle * 0.55 && height < middle * 1.6);
  return heights[Math.floor(heights.length * smallPart)] ?? usual;
}
