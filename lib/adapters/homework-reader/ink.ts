import { blank, invert, isArt, isBadge } from "./badges";
import { componentsOf, type Component } from "./components";
import { dashedSides } from "./dashed-sides";
import { emptyBrackets, isAlone, isFrame, isGapBox, isRing, isTickBox } from "./frames";
import { strokesOf, type Stroke } from "./gap-chains";
import { heightOf, letterSize, widthOf } from "./letter-size";
import type { GreyPage } from "./prepare-image";

/** What is drawn on a page, told apart. */
export type Ink = {
  /** The height of a small letter. */
  size: number;
  letters: Component[];
  /** Dots of letters, signs, and what dust is left. */
  signs: Component[];
  /** Lines and rows of dots: gaps, where they stand in a line of print. */
  strokes: Stroke[];
  /** Frames and rules around print. */
  frames: Component[];
  /** Small squares to be ticked. */
  boxes: Component[];
};

/** Changes the page: the strips are to be drawn from it with dark fields turned round, and without pictures. */
export async function inkOf(page: GreyPage): Promise<Ink> {
  const found = await componentsOf(page);
  const size = letterSize(found);
  const fields = found.filter((one) => isBadge(one, size));
  const art = found.filter((one) => isArt(one, size));
  for (const one of art) blank(page, one);
  for (const one of fields) invert(page, one);
  const components = fields.length + art.length > 0 ? await componentsOf(page) : found;
  return sortInk(components, size);
}

function sortInk(components: readonly Component[], size: number): Ink {
  const frames = new Set(components.filter((one) => isFrame(one, size)));
  const sides = new Set(dashedSides(components, size));
  const unframed = components.filter((one) => !frames.has(one) && !sides.has(one));
  const rings = new Set(unframed.filter((one) => isRing(one, unframed, size)));
  const print = unframed.filter((one) => !rings.has(one));
  const strokes = strokesOf(print, size);
  const brackets = emptyBrackets(print, size).map((pair) => boxStroke(pair, size));
  const boxes = [...frames].filter((one) => isGapBox(one, print, size)).map((one) => boxStroke([one], size));
  const drawn = new Set([...strokes, ...brackets].flatMap(({ parts }) => parts));
  const rest = print.filter((one) => !drawn.has(one));
  const gaps = strokes.filter((one) => !isUnderline(one, rest, size));
  const isLetter = (one: Component) =>
    heightOf(one) >= size * 0.6 && heightOf(one) <= size * 5 && widthOf(one) <= size * 25;
  return {
    size,
    letters: rest.filter(isLetter),
    signs: rest.filter((one) => heightOf(one) < size * 0.6 && one.ink > Math.max(4, size * size * 0.03)),
    strokes: [...gaps, ...brackets, ...boxes],
    frames: [...frames],
    boxes: [...rings].filter((one) => isTickBox(one, size) && isAlone(one, print, size)),
  };
}

/** A gap with edges, as the line its words would stand on. */
function boxStroke(parts: Component[], size: number): Stroke {
  const [top, bottom] = [Math.min(...parts.map(({ y0 }) => y0)), Math.max(...parts.map(({ y1 }) => y1))];
  const base = (top + bottom) / 2 + size * 0.6;
  return {
    x0: Math.min(...parts.map(({ x0 }) => x0)),
    x1: Math.max(...parts.map(({ x1 }) => x1)),
    leftY: base,
    rightY: base,
    parts,
  };
}

/** Under more than half of it there is nothing but print that stands on it. */
function isUnderline({ x0, x1, leftY, rightY }: Stroke, print: readonly Component[], size: number): boolean {
  const base = (x: number) => leftY + ((rightY - leftY) * (x - x0)) / Math.max(1, x1 - x0);
  const covered = print
    .filter((one) => {
      const space = base((one.x0 + one.x1) / 2) - one.y1;
      return heightOf(one) > size * 0.6 && one.x1 > x0 && one.x0 < x1 && space > -size && space < size * 0.7;
    })
    .reduce((sum, one) => sum + Math.min(one.x1, x1) - Math.max(one.x0, x0), 0);
  return covered > (x1 - x0) * 0.5;
}
