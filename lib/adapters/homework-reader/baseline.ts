import { leastSquares } from "./least-squares";
import { median } from "./letter-size";
import type { Node } from "./text-lines";

/** The height of a line at each place from left to right. */
export type Curve = (x: number) => number;

type Point = { x: number; y: number };

/** Parts of the height of a small letter. */
const straightLength = 26;
const minLength = 5;
const isNear = 0.2;
const rounds = 4;

/** Through the feet of the letters; those that hang down, and quotes, are left out. */
export function fitBaseline(nodes: readonly Node[], size: number): Curve {
  let points = nodes.flatMap(({ letter, gap, x0, x1 }): Point[] => {
    if (letter) return [{ x: (letter.x0 + letter.x1) / 2, y: letter.y1 }];
    return gap
      ? [
          { x: x0, y: gap.leftY - 1 },
          { x: x1, y: gap.rightY - 1 },
        ]
      : [];
  });
  const length = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  const degree = length > size * straightLength && points.length > 12 ? 2 : length > size * minLength ? 1 : 0;
  const level = median(points.map(({ y }) => y)) ?? 0;
  let curve: Curve = () => level;
  if (degree === 0) return curve;
  for (let round = 0; round < rounds; round += 1) {
    curve = polynomial(points, round === 0 ? 1 : degree);
    const misses = points.map(({ x, y }) => y - curve(x));
    const usual = median(misses) ?? 0;
    const kept = points.filter(
      (_, at) => Math.abs((misses[at] ?? 0) - usual) < size * isNear * (rounds - round),
    );
    if (kept.length < 4) break;
    points = kept;
  }
  return curve;
}

function polynomial(points: readonly Point[], degree: 1 | 2): Curve {
  const middle = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const reach = Math.max(1, ...points.map(({ x }) => Math.abs(x - middle)));
  const powersOf = (x: number) => {
    const u = (x - middle) / reach;
    return degree === 2 ? [1, u, u * u] : [1, u];
  };
  const [a = 0, b = 0, c = 0] = leastSquares(points.map(({ x, y }) => ({ terms: powersOf(x), value: y })));
  return (x) => {
    const u = (x - middle) / reach;
    return a + b * u + c * u * u;
  };
}
