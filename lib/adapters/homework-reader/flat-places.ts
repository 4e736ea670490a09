import { leastSquares } from "./least-squares";
import type { Segment } from "./text-lines";

/** Where segments would stand on a page that lies flat. */
export type Placed = {
  segment: Segment;
  x0: number;
  x1: number;
  y: number;
  /** Part of a row that stands together, of a table or a bank of words, whatever stands below it. */
  isBound?: boolean;
  /** Of an option in a row of them: where that row begins and ends. */
  group?: { x0: number; x1: number };
};

const steps = 12;
const minLength = 8;
const damping = 0.05;
const leans = 0.16;
const leanStep = 0.01;

/** Undoes what perspective and the bend of a page do to lines and margins. */
export function placeFlat(segments: readonly Segment[], size: number, width: number): Placed[] {
  const middle = width / 2;
  const slope = slopesOf(segments, size, middle);
  const level = (x: number, y: number) => {
    const step = (middle - x) / steps;
    let [at, height] = [x, y];
    for (let count = 0; count < steps; count += 1) {
      height += slope(at + step / 2, height) * step;
      at += step;
    }
    return height;
  };
  const placed = segments.map((segment) => {
    const x = (segment.x0 + segment.x1) / 2;
    return { segment, x0: segment.x0, x1: segment.x1, y: level(x, segment.baseline(x)) };
  });
  return withoutLean(placed, size, middle);
}

/** How much lines fall at each place, from those that are long enough to tell. */
function slopesOf(segments: readonly Segment[], size: number, middle: number) {
  const long = segments.filter(({ x0, x1 }) => x1 - x0 > size * minLength);
  const samples = long.flatMap(({ x0, x1, baseline }) =>
    [0.15, 0.5, 0.85].map((share) => {
      const [x, reach] = [x0 + (x1 - x0) * share, (x1 - x0) * 0.15];
      return { x, y: baseline(x), slope: (baseline(x + reach) - baseline(x - reach)) / (2 * reach) };
    }),
  );
  if (samples.length < 6) return () => 0;
  const height = Math.max(1, ...samples.map(({ y }) => y));
  const termsOf = (x: number, y: number) => {
    const [u, v] = [(x - middle) / middle, y / height - 0.5];
    return [1, u, v, u * u, u * v];
  };
  const weights = leastSquares(
    samples.map(({ x, y, slope }) => ({ terms: termsOf(x, y), value: slope })),
    damping,
  );
  return (x: number, y: number) =>
    termsOf(x, y).reduce((sum, term, at) => sum + term * (weights[at] ?? 0), 0);
}

/** Margins stand upright where most lines begin exactly below one another. */
function withoutLean(placed: Placed[], size: number, middle: number): Placed[] {
  const top = Math.min(...placed.map(({ y }) => y));
  const moved = (x: number, y: number, lean: number, fan: number) =>
    x - (lean + (fan * (x - middle)) / middle) * (y - top);
  const scoreOf = (lean: number, fan: number) =>
    alignment(
      placed.map(({ x0, y }) => moved(x0, y, lean, fan)),
      size,
    );
  let best = { lean: 0, fan: 0, score: scoreOf(0, 0) + 0.5 };
  for (let lean = -leans; lean <= leans; lean += leanStep)
    for (let fan = -leans / 2; fan <= leans / 2; fan += leanStep) {
      const score = scoreOf(lean, fan);
      if (score > best.score * 1.001) best = { lean, fan, score };
    }
  const { lean, fan } = best;
  return placed.map(({ x0, x1, y, ...rest }) => ({
    ...rest,
    y,
    x0: moved(x0, y, lean, fan),
    x1: moved(x1, y, lean, fan),
  }));
}

function alignment(starts: readonly number[], size: number): number {
  const sorted = starts.toSorted((one, other) => one - other);
  let score = 0;
  for (const [at, start] of sorted.entries())
    for (let next = at + 1; next < sorted.length && (sorted[next] ?? 0) - start < size * 0.5; next += 1)
      score += 1;
  return score;
}
