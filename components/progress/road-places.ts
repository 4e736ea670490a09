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

/** On a wide screen a mark stands in the upper part of its cell, above the name. */
const wideMark = 0.26;
const wide = (column: number, row: number): Point => ({ x: column + 0.5, y: row + wideMark });
const tall = (percent: number, row: number): Point => ({ x: percent, y: row + 0.5 });

/** The places of a year's stops and of what comes behind the last, in their order. The class names are written out for the style sheet. */
export const places: readonly Place[] = [
  {
    cell: "row-start-1 md:col-start-1 md:row-start-1",
    side: "left",
    mark: "left-[12%]",
    tall: tall(12, 0),
    wide: wide(0, 0),
  },
  {
    cell: "row-start-2 md:col-start-2 md:row-start-1",
    side: "left",
    mark: "left-[18%]",
    tall: tall(18, 1),
    wide: wide(1, 0),
  },
  {
    cell: "row-start-3 md:col-start-3 md:row-start-1",
    side: "left",
    mark: "left-[12%]",
    tall: tall(12, 2),
    wide: wide(2, 0),
  },
  {
    cell: "row-start-4 md:col-start-4 md:row-start-1",
    side: "left",
    mark: "left-[18%]",
    tall: tall(18, 3),
    wide: wide(3, 0),
  },
  {
    cell: "row-start-6 md:col-start-5 md:row-start-1",
    side: "right",
    mark: "left-[82%]",
    tall: tall(82, 5),
    wide: wide(4, 0),
  },
  {
    cell: "row-start-7 md:col-start-6 md:row-start-1",
    side: "right",
    mark: "left-[88%]",
    tall: tall(88, 6),
    wide: wide(5, 0),
  },
  {
    cell: "row-start-8 md:col-start-6 md:row-start-2",
    side: "right",
    mark: "left-[82%]",
    tall: tall(82, 7),
    wide: wide(5, 1),
  },
  {
    cell: "row-start-9 md:col-start-5 md:row-start-2",
    side: "right",
    mark: "left-[88%]",
    tall: tall(88, 8),
    wide: wide(4, 1),
  },
  {
    cell: "row-start-11 md:col-start-4 md:row-start-2",
    side: "left",
    mark: "left-[12%]",
    tall: tall(12, 10),
    wide: wide(3, 1),
  },
  {
    cell: "row-start-12 md:col-start-3 md:row-start-2",
    side: "left",
    mark: "left-[18%]",
    tall: tall(18, 11),
    wide: wide(2, 1),
  },
  {
    cell: "row-start-13 md:col-start-2 md:row-start-2",
    side: "left",
    mark: "left-[12%]",
    tall: tall(12, 12),
    wide: wide(1, 1),
  },
  {
    cell: "row-start-14 md:col-start-1 md:row-start-2",
    side: "left",
    mark: "left-[18%]",
    tall: tall(18, 13),
    wide: wide(0, 1),
  },
];

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
