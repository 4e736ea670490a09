import type { Change, Frame } from "./frame";
import { isMisspelling, isSameWord, type Token } from "./tokens";

/** The student's sentence with some of its changes made: what a try is compared with. */
export type Version = {
  tokens: Token[];
  /** For each change: whether it is made, and the tokens of the version it takes. */
  spots: { change: Change; isMade: boolean; from: number; to: number }[];
};

/** A try laid over a version: which token of the version each of its tokens stands for, if any. */
export type Alignment = {
  version: Version;
  tokens: Token[];
  /** For each token of the try, the token of the version opposite. */
  opposite: (number | undefined)[];
  /** What of the version the try takes the place of. */
  from: number;
  to: number;
  cost: number;
};

const maxVersions = 8;

/** All ways of making some of the changes; of many changes only all or none. */
export function versionsOf(frame: Frame): Version[] {
  const count = 2 ** frame.changes.length;
  const all = count <= maxVersions ? Array.from({ length: count }, (_, mask) => mask) : [0, count - 1];
  return all.map((mask) => versionOf(frame, (at) => Math.floor(mask / 2 ** at) % 2 === 1)).reverse();
}

function versionOf({ wrong, right, changes }: Frame, isMadeAt: (at: number) => boolean): Version {
  const tokens: Token[] = [];
  const spots: Version["spots"] = [];
  let done = 0;
  changes.forEach((change, at) => {
    tokens.push(...wrong.slice(done, change.from));
    const isMade = isMadeAt(at);
    const from = tokens.length;
    tokens.push(
      ...(isMade ? right.slice(change.rightFrom, change.rightTo) : wrong.slice(change.from, change.to)),
    );
    spots.push({ change, isMade, from, to: tokens.length });
    done = change.to;
  });
  tokens.push(...wrong.slice(done));
  return { tokens, spots };
}

const like = 0.45;
const atSpot = 0.9;
/** A little more than a word left out, so that the words around it stay where they are. */
const replaced = 1.01;
/** What has to change anyway is more likely left out than other words. */
const leftOutAtSpot = 0.7;

function costOf(token: Token, other: Token, isSpot: boolean): number {
  if (isSameWord(token, other)) return 0;
  const isLike = token.stem === other.stem || isMisspelling(token.norm, other.norm);
  if (isLike) return like;
  return isSpot ? atSpot : replaced;
}

/**
 * The cheapest way to lay a try over a piece of a version. `edge` is what a word more at either end costs: little, and
 * such words stand beside what is there; much, and they take its place.
 */
export function align(tokens: Token[], version: Version, edge: number): Alignment {
  const others = version.tokens;
  const isSpot = others.map((_, at) => version.spots.some(({ from, to }) => at >= from && at < to));
  const costs: number[][] = [new Array<number>(others.length + 1).fill(0)];
  const added = (row: number) => (row <= 1 || row >= tokens.length ? edge : 1);
  const leftOut = (column: number) => (isSpot[column] ? leftOutAtSpot : 1);
  tokens.forEach((token, at) => {
    const above = costs[at] ?? [];
    const line = [(above[0] ?? 0) + edge];
    others.forEach((other, column) => {
      line.push(
        Math.min(
          (above[column] ?? 0) + costOf(token, other, isSpot[column] ?? false),
          (above[column + 1] ?? 0) + added(at + 1),
          (line[column] ?? 0) + leftOut(column),
        ),
      );
    });
    costs.push(line);
  });
  const last = costs.at(-1) ?? [];
  const cost = Math.min(...last);
  const to = bestEnd(last, cost, version);
  return { version, tokens, cost, to, ...traceBack() };

  function traceBack() {
    const opposite = new Array<number | undefined>(tokens.length).fill(undefined);
    let row = tokens.length;
    let column = to;
    while (row > 0) {
      const here = costs[row]?.[column] ?? 0;
      const token = tokens[row - 1];
      const other = others[column - 1];
      const met = token && other ? costOf(token, other, isSpot[column - 1] ?? false) : Infinity;
      if (isClose(here, (costs[row - 1]?.[column - 1] ?? Infinity) + met)) {
        opposite[row - 1] = column - 1;
        row -= 1;
        column -= 1;
      } else if (column > 0 && isClose(here, (costs[row]?.[column - 1] ?? Infinity) + leftOut(column - 1)))
        column -= 1;
      else row -= 1;
    }
    return { opposite, from: column };
  }
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 1e-6;

/** Of the ends that cost the same, the one nearest to the first change. */
function bestEnd(costs: number[], cost: number, { spots }: Version): number {
  const target = spots[0]?.to ?? 0;
  const ends = costs.flatMap((one, at) => (isClose(one, cost) ? [at] : []));
  return ends.reduce(
    (best, at) => (Math.abs(at - target) < Math.abs(best - target) ? at : best),
    ends[0] ?? 0,
  );
}
