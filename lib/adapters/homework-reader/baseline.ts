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
  let curve: Curve = () => median(points.map(({ y }) => y)) ?? 0;
  if (degree === 0) {
    const level = median(points.map(({ y }) => y)) ?? 0;
    return () => level;
  }
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

/** The least squares of a line or of a bow. */
function polynomial(points: readonly Point[], degree: 1 | 2): Curve {
  const middle = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const reach = Math.max(1, ...points.map(({ x }) => Math.abs(x - middle)));
  const sums = [0, 0, 0, 0, 0];
  const right = [0, 0, 0];
  for (const { x, y } of points) {
    const u = (x - middle) / reach;
    for (let power = 0; power < 5; power += 1) sums[power] = (sums[power] ?? 0) + u ** power;
    for (let power = 0; power < 3; power += 1) right[power] = (right[power] ?? 0) + y * u ** power;
  }
  const at = (row: number, column: number) => sums[row + column] ?? 0;
  const matrix = Array.from({ length: degree + 1 }, (_, row) => [
    ...Array.from({ length: degree + 1 }, (__, column) => at(row, column)),
    right[row] ?? 0,
  ]);
  const [a = 0, b = 0, c = 0] = solve(matrix);
  return (x) => {
    const u = (x - middle) / reach;
    return a + b * u + c * u * u;
  };
}

/** Linear equations, each a row with its right side at the end. */
export function solve(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let at = 0; at < size; at += 1) {
    const pivotRow = matrix
      .slice(at)
      .reduce((best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best));
    const from = matrix.indexOf(pivotRow);
    [matrix[at], matrix[from]] = [pivotRow, matrix[at] ?? pivotRow];
    const pivot = pivotRow[at] ?? 0;
    if (Math.abs(pivot) < 1e-9) return Array.from({ length: size }, () => 0);
    for (const [row, values] of matrix.entries()) {
      if (row === at) continue;
      const part = (values[at] ?? 0) / pivot;
      for (let column = at; column <= size; column += 1)
        values[column] = (values[column] ?? 0) - part * (pivotRow[column] ?? 0);
    }
  }
  return matrix.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
