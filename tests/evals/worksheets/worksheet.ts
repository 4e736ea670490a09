/** How an exercise is printed: sizes in pixels of the finished picture. */
export type Look = {
  font: string;
  /** Of the letters; a page of paper, 800 pixels wide, has letters of about 15. */
  size: number;
  gap: "rule" | "dotted rule" | "dots" | "underscores" | "brackets" | "box";
  layout: "list" | "two columns" | "table" | "running text";
  /** What stands before an item, "#" for its number: "#", "#.", "#)"; "a)" counts in letters. */
  marker: string;
  /** The width of the paper that is printed on, when it is not the whole picture. */
  width?: number;
  /** Room under each item to write on. */
  hasWritingLine?: boolean;
};

/** What a phone does to a page. */
export type Photo = {
  /** Degrees, clockwise. */
  tilt?: number;
  /** How far the far edge of the page lies behind the near one, in degrees. */
  lean?: number;
  /** How dark the darkest place is, of 1. */
  shadow?: number;
  blur?: number;
  /** The spread of the grey values, of 255. */
  noise?: number;
};

/** A page of a school book as it is drawn, and thereby what is to be read on it. Every gap is written "____". */
export type Worksheet = {
  name: string;
  head?: string[];
  instruction: string;
  example?: string;
  bank?: string[];
  items: string[];
  /** What follows the items: another exercise, the foot of the page. */
  foot?: string[];
  look: Look;
  photo?: Photo;
};

export const markerOf = ({ look }: Worksheet, at: number): string =>
  look.marker.startsWith("a")
    ? look.marker.replace("a", String.fromCharCode(97 + at))
    : look.marker.replace("#", String(at + 1));

/** Everything on the page, line by line as it is read. */
export const textOf = (sheet: Worksheet): string =>
  [
    ...(sheet.head ?? []),
    sheet.instruction,
    ...(sheet.example ? [sheet.example] : []),
    ...(sheet.bank ? [sheet.bank.join("   ")] : []),
    ...sheet.items.map((item, at) => `${markerOf(sheet, at)} ${item}`),
    ...(sheet.foot ?? []),
  ].join("\n");
