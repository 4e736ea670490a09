import type { Component } from "./components";
import { heightOf, widthOf } from "./letter-size";

/** Parts of the height of a small letter. */
const maxWidth = 0.5;
/** Lines of print stand further apart than this. */
const maxSpace = 0.8;
const maxShift = 0.25;
const minLength = 4.5;
const minDashes = 5;

/** Short strokes close below one another, over several lines: the side of a dashed frame, or a dotted rule. */
export function dashedSides(components: readonly Component[], size: number): Component[] {
  const dashes = components
    .filter((one) => widthOf(one) <= size * maxWidth && heightOf(one) < size * minLength)
    .toSorted((one, other) => one.y0 - other.y0);
  const chains: Component[][] = [];
  let open: Component[][] = [];
  for (const dash of dashes) {
    open = open.filter((chain) => dash.y0 - (chain.at(-1)?.y1 ?? 0) < size * maxSpace);
    const above = open.find((chain) => isBelow(dash, chain.at(-1), size));
    if (above) above.push(dash);
    else {
      open.push([dash]);
      chains.push(open.at(-1) ?? []);
    }
  }
  return chains.filter((chain) => chain.length >= minDashes && lengthOf(chain) > size * minLength).flat();
}

const middleOf = ({ x0, x1 }: Component) => (x0 + x1) / 2;

const isBelow = (dash: Component, last: Component | undefined, size: number) =>
  last !== undefined && dash.y0 >= last.y1 && Math.abs(middleOf(dash) - middleOf(last)) < size * maxShift;

const lengthOf = (chain: readonly Component[]) => (chain.at(-1)?.y1 ?? 0) - (chain[0]?.y0 ?? 0);
