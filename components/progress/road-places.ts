/** A point of the road, in rows and columns of the grid that the stops stand in. */
export type Point = { x: number; y: number };

type Place = {
  /** Where a stop stands on the phone and on a wide screen. */
  cell: string;
  side: "left" | "right";
  /** How far its mark stands from that side on the phone. */
  mark: string;
  tall: Point;
  wide: Point;
};

export const tallSize = { width: 100, height: 14 };
export const wideSize = { width: 6, height: 2 };

// The style sheet has only class names that are written out.
const marks = { 12: "left-[12%]", 18: "left-[18%]", 82: "left-[82%]", 88: "left-[88%]" };
const rows = [
  ..."row-start-1 row-start-2 row-start-3 row-start-4 row-start-5 row-start-6 row-start-7".split(" "),
  ..."row-start-8 row-start-9 row-start-10 row-start-11 row-start-12 row-start-13 row-start-14".split(" "),
];
const wideColumns = [
  ..."md:col-start-1 md:col-start-2 md:col-start-3".split(" "),
  ..."md:col-start-4 md:col-start-5 md:col-start-6".split(" "),
];
const wideRows = ["md:row-start-1", "md:row-start-2"];

/** On a wide screen a mark stands in the upper part of its cell, above the name. */
const wideMark = 0.26;

/** The place of the stop `at` (from 0): `percent` from the left in a row of the phone; to the right and back on a wide screen. */
function placeOf([percent, row]: readonly [keyof typeof marks, number], at: number): Place {
  const wideRow = at < wideSize.width ? 0 : 1;
  const column = wideRow === 0 ? at : 2 * wideSize.width - 1 - at;
  return {
    cell: `${rows[row]} ${wideColumns[column]} ${wideRows[wideRow]}`,
    side: percent < 50 ? "left" : "right",
    mark: marks[percent],
    tall: { x: percent, y: row + 0.5 },
    wide: { x: column + 0.5, y: wideRow + wideMark },
  };
}

const stops = [
  [12, 0],
  [18, 1],
  [12, 2],
  [18, 3],
  [82, 5],
  [88, 6],
  [82, 7],
  [88, 8],
  [12, 10],
  [18, 11],
  [12, 12],
  [18, 13],
] as const;

/** The places of a year's stops and of what comes behind the last, in their order. */
export const places: readonly Place[] = stops.map(placeOf);

/** The road from one place to the next, as the data of an SVG path. */
export function tallRoad(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
}

/** The same on a wide screen, where the road turns back at the right. */
export function wideRoad(from: Point, to: Point): string {
  if (from.x === to.x) return `M${from.x} ${from.y}C6.27 ${from.y} 6.27 ${to.y} ${to.x} ${to.y}`;
  const bow = Math.floor(Math.min(from.x, to.x)) % 2 === 0 ? -0.16 : 0.16;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${from.y + bow} ${to.x} ${to.y}`;
}
