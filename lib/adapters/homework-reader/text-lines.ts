import { fitBaseline, type Curve } from "./baseline";
import type { Component } from "./components";
import type { Stroke } from "./gap-chains";
import type { Ink } from "./ink";

/** A letter, a sign or a gap in its place in a line. */
export type Node = {
  x0: number;
  x1: number;
  left: { y0: number; y1: number };
  right: { y0: number; y1: number };
  letter?: Component;
  gap?: Stroke;
};

/** Words and gaps that follow one another without a wide space. */
export type Segment = {
  x0: number;
  x1: number;
  nodes: Node[];
  signs: Component[];
  /** Where the line runs on which the letters stand. */
  baseline: Curve;
  /** The height of its small letters. */
  size: number;
  /** Whether a box to be ticked stands before it. */
  isBoxed?: boolean;
};

/** As parts of the height of a small letter: what stands further apart is no longer one segment. */
const maxSpace = 1.9;
const minOverlap = 0.45;
const maxKerning = 0.4;

export function segmentsOf({ letters, signs, strokes, boxes, size }: Ink): Segment[] {
  const nodes = [...letters.map(letterNode), ...strokes.map((stroke) => gapNode(stroke, size))].sort(
    (one, other) => one.x0 - other.x0,
  );
  const segments = chainsOf(nodes, size).flatMap((chain) => segmentOf(chain, size) ?? []);
  attachSigns(
    segments.filter(({ nodes: some }) => some.some(({ letter }) => letter)),
    signs,
    size,
  );
  for (const segment of segments) segment.isBoxed = boxes.some((box) => isBefore(box, segment));
  return segments;
}

const maxBoxSpace = 1.6;

function isBefore(box: Component, { x0, baseline, size }: Segment): boolean {
  const [space, above] = [x0 - box.x1, baseline(x0) - (box.y0 + box.y1) / 2];
  return space > -2 && space < size * maxBoxSpace && above > -size * 0.3 && above < size * 1.5;
}

const letterNode = (letter: Component): Node => {
  const { x0, x1, y0, y1 } = letter;
  return { x0, x1, left: { y0, y1 }, right: { y0, y1 }, letter };
};

/** As high as a word that would be written into it. */
const gapNode = (gap: Stroke, size: number): Node => {
  const { x0, x1, leftY, rightY } = gap;
  const bandAt = (y: number) => ({ y0: y - size * 1.5, y1: y + size * 0.2 });
  return { x0, x1, left: bandAt(leftY), right: bandAt(rightY), gap };
};

function chainsOf(nodes: Node[], size: number): Node[][] {
  const links = nodes.flatMap((from, at) => linksFrom(from, nodes, at, size));
  const next = new Map<Node, Node>();
  const before = new Map<Node, Node>();
  for (const { from, to } of links.sort((one, other) => one.distance - other.distance)) {
    if (next.has(from) || before.has(to)) continue;
    next.set(from, to);
    before.set(to, from);
  }
  return nodes
    .filter((node) => !before.has(node))
    .map((first) => {
      const chain = [first];
      for (let node = next.get(first); node; node = next.get(node)) chain.push(node);
      return chain;
    });
}

type Link = { from: Node; to: Node; distance: number };

function linksFrom(from: Node, nodes: Node[], at: number, size: number): Link[] {
  const links: Link[] = [];
  for (let other = at + 1; other < nodes.length; other += 1) {
    const to = nodes[other];
    if (!to || to.x0 - from.x1 > size * maxSpace) break;
    const [one, two] = [from.right, to.left];
    const overlap = Math.min(one.y1, two.y1) - Math.max(one.y0, two.y0);
    const isLevel = overlap >= minOverlap * Math.min(one.y1 - one.y0, two.y1 - two.y0);
    const isBehind = to.x0 > from.x1 - size * maxKerning || (from.x0 + from.x1) / 2 < to.x0 - size * 0.15;
    if (!isLevel || !isBehind) continue;
    const drop = Math.abs(one.y1 - two.y1);
    links.push({ from, to, distance: Math.max(0, to.x0 - from.x1) + drop * 0.25 });
  }
  return links;
}

function segmentOf(nodes: Node[], pageSize: number): Segment | undefined {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return undefined;
  const letters = nodes.flatMap(({ letter }) => letter ?? []);
  const baseline = fitBaseline(nodes, pageSize);
  return {
    x0: first.x0,
    x1: Math.max(...nodes.map(({ x1 }) => x1)),
    nodes,
    signs: [],
    baseline,
    size: letters.length > minLetters ? smallLetters(letters, baseline, pageSize) : pageSize,
  };
}

const minLetters = 4;
/** Between which parts of the page's letters those of a line may be. */
const sizes = { least: 0.7, most: 1.8 };

/** How high the small letters of a line are: there its ink becomes much less, whether letters touch or not. */
function smallLetters(letters: readonly Component[], baseline: Curve, pageSize: number): number {
  const ink = new Float64Array(Math.ceil(pageSize * 3));
  for (const { runs } of letters)
    for (const { x0, x1, y } of runs) {
      const height = Math.round(baseline((x0 + x1) / 2) - y);
      if (height >= 0 && height < ink.length) ink[height] = (ink[height] ?? 0) + x1 - x0;
    }
  const reach = Math.max(2, Math.round(pageSize * 0.2));
  const sum = (from: number, to: number) =>
    ink.slice(Math.max(0, from), to).reduce((total, one) => total + one, 0);
  let best = { height: pageSize, drop: 0 };
  for (let height = Math.floor(pageSize * sizes.least); height <= pageSize * sizes.most; height += 1) {
    const drop = sum(height - reach, height) - sum(height, height + reach);
    if (drop > best.drop) best = { height, drop };
  }
  return best.height;
}

/** Full stops, commas, quotes and the dots of letters go to the line they stand on, over or behind. */
function attachSigns(segments: Segment[], signs: readonly Component[], size: number): void {
  for (const sign of signs) {
    const [x, y] = [(sign.x0 + sign.x1) / 2, (sign.y0 + sign.y1) / 2];
    const near = segments
      .map((segment) => ({ segment, above: (segment.baseline(x) - y) / segment.size }))
      .filter(
        ({ segment, above }) =>
          above > -0.6 &&
          above < 2.1 &&
          sign.x1 > segment.x0 - size * 1.2 &&
          sign.x0 < segment.x1 + size * 1.2,
      )
      .sort((one, other) => Math.abs(one.above - 0.8) - Math.abs(other.above - 0.8));
    near[0]?.segment.signs.push(sign);
  }
  for (const segment of segments) {
    segment.x0 = Math.min(segment.x0, ...segment.signs.map(({ x0 }) => x0));
    segment.x1 = Math.max(segment.x1, ...segment.signs.map(({ x1 }) => x1));
  }
}
