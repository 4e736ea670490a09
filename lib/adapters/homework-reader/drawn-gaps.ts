import { componentsOf, wipe, type Component } from "./components";
import type { GreyPage } from "./prepare-image";
import type { Ruling } from "./rulings";

/** Parts of the height of a letter. */
const dotSize = 0.45;
const dotSpace = 1;
const leaderLength = 1.8;
const minDots = 5;
/** Dots that a blur has melted together are fewer, so that they have to be longer. */
const meltedLength = 2.6;

/**
 * Finds dots, empty brackets and boxes drawn for answers and takes them off the page, with the frames of tables and of
 * banks of words. Lines are left for liftRulings, which tells them from underlined words.
 */
export async function liftDrawnGaps(page: GreyPage): Promise<Ruling[]> {
  const components = await componentsOf(page);
  const letter = letterHeight(components, page);
  const frames: Component[] = [];
  const rest: Component[] = [];
  for (const one of components) (isFrame(one, letter) ? frames : rest).push(one);
  for (const frame of frames) wipe(page, frame);
  const leaders = chains(
    rest.filter((one) => isDot(one, letter)),
    letter,
  );
  const brackets = emptyBrackets(rest, letter);
  for (const drawn of [...leaders, ...brackets]) for (const one of drawn) wipe(page, one);
  const boxes = frames.filter((frame) => isBox(frame, rest, letter)).map((frame) => [frame]);
  return [...leaders, ...brackets, ...boxes].map(rulingOf);
}

const widthOf = ({ x0, x1 }: Component) => x1 - x0;
const heightOf = ({ y0, y1 }: Component) => y1 - y0;

/** The middle height of what is as large as a letter. */
function letterHeight(components: Component[], page: GreyPage): number {
  const heights = components
    .filter((one) => heightOf(one) > page.width * 0.006 && widthOf(one) < page.width * 0.05)
    .map(heightOf)
    .sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

/** Thin lines around much paper. */
function isFrame(one: Component, letter: number): boolean {
  const [width, height] = [widthOf(one), heightOf(one)];
  if (height > letter * 3 && width < letter * 0.4) return true;
  return (
    width > letter * 2 && height > letter * 1.1 && one.ink < width * height * 0.25 && hasSides(one, letter)
  );
}

/** A frame's upper or lower edge is one line; of letters that touch, none is. */
function hasSides({ runs, x0, x1, y0, y1 }: Component, letter: number): boolean {
  const isEdge = (y: number) => y - y0 < letter * 0.5 || y1 - y < letter * 0.5;
  return runs.some((run) => isEdge(run.y) && run.x1 - run.x0 > (x1 - x0) * 0.4);
}

/** A frame of a line's height with nothing in it. */
function isBox(frame: Component, others: Component[], letter: number): boolean {
  if (heightOf(frame) > letter * 3.2 || heightOf(frame) < letter || widthOf(frame) > letter * 16)
    return false;
  return !others.some(
    ({ x0, x1, y0, y1 }) => x0 >= frame.x0 && x1 <= frame.x1 && y0 >= frame.y0 && y1 <= frame.y1,
  );
}

const isDot = (one: Component, letter: number) => heightOf(one) <= letter * dotSize && heightOf(one) >= 2;

/** Dots that follow one another on one height, each chain from left to right. */
function chains(dots: Component[], letter: number): Component[][] {
  const open: Component[][] = [];
  for (const dot of [...dots].sort((one, other) => one.x0 - other.x0)) {
    const before = open.find((chain) => {
      const last = chain.at(-1);
      return last && dot.x0 - last.x1 < letter * dotSpace && Math.abs(dot.y1 - last.y1) <= letter * 0.15;
    });
    if (before) before.push(dot);
    else open.push([dot]);
  }
  return open.filter((chain) => {
    const { x0, x1 } = rulingOf(chain);
    return chain.length > 1 && x1 - x0 > letter * (chain.length < minDots ? meltedLength : leaderLength);
  });
}

/** A pair of upright strokes with only paper between them. */
function emptyBrackets(components: Component[], letter: number): Component[][] {
  const isTall = (one: Component) =>
    heightOf(one) > letter * 1.2 && heightOf(one) < letter * 2.6 && widthOf(one) < heightOf(one) * 0.45;
  const inOrder = components
    .filter((one) => heightOf(one) > letter * 0.5 || widthOf(one) > letter)
    .sort((one, other) => one.x0 - other.x0);
  return inOrder.flatMap((left, at) => {
    if (!isTall(left)) return [];
    const next = inOrder.slice(at + 1).find(({ y0, y1 }) => y0 < left.y1 && y1 > left.y0);
    if (!next || !isTall(next)) return [];
    const isLevel =
      Math.abs(left.y0 - next.y0) < letter * 0.3 && Math.abs(heightOf(left) - heightOf(next)) < letter * 0.25;
    const space = next.x0 - left.x1;
    return isLevel && space > letter * 2 && space < letter * 14 ? [[left, next]] : [];
  });
}

/** The place of a gap, as a line under it. */
function rulingOf(parts: Component[]): Ruling {
  const bottom = Math.max(...parts.map(({ y1 }) => y1));
  return {
    x0: Math.min(...parts.map(({ x0 }) => x0)),
    x1: Math.max(...parts.map(({ x1 }) => x1)),
    y0: bottom - 3,
    y1: bottom - 1,
  };
}
