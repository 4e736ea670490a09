import type { Photo } from "./worksheet";

/** An item as it is printed. A gap is "____", "|" the border of a cell, a line break one on paper; `<b>` and `<i>` are print. */
export type BookItem = { label: string; text: string; options?: string[] };

export type Print = {
  gap: "rule" | "dotted rule" | "dots" | "wide dots" | "underscores" | "brackets" | "box";
  /** In ems. */
  gapWidth: number;
  /** What stands before an item, "#" for its label, in a circle or a square; "nested": 1 a, then b below it without its 1. */
  marker: "#" | "#." | "#)" | "(#)" | "circle" | "square" | "nested";
  isMarkerPlain?: boolean;
  /** "columns": the first half left, the second right; "across": one left, the next right. */
  layout: "list" | "columns" | "across" | "three columns" | "table" | "running text" | "matching";
  /** The heads of a table's columns. */
  cells?: string[];
  frame?: "line" | "grey" | "rounded" | "double" | "dashed";
  /** Where the answer is written, when it is not in a gap: lines below, or one that follows an arrow. */
  writing?: "line" | "dotted line" | "two lines" | "arrow";
  bank: "box" | "grey" | "italics" | "slashes" | "bullets" | "rounded";
  options: "below" | "in a row" | "boxes";
  /** Of the items' letters, when it is not the page's. */
  size?: number;
  font?: string;
};

/** An exercise of the page. */
export type BookPart = {
  name?: string;
  instruction: string;
  /** Done already, and so no item. */
  example?: BookItem;
  bank?: string[];
  /** A text to read or a rule to learn, above the items. */
  notes?: string[];
  items: BookItem[];
  /** What is to be matched with the items, and stands to their right or below them. */
  answers?: BookItem[];
  column?: "left" | "right";
  /** A photograph in the corner. */
  hasArt?: boolean;
  print?: Partial<Print>;
};

export type BookLook = Partial<Print> & {
  font: string;
  /** In pixels of the finished picture: 9.4 is 7 pt on A4. */
  size: number;
  lineHeight?: number;
  head?: "plain" | "bar" | "rule" | "tab" | "centred";
  name?: "plain" | "square" | "circle" | "dot" | "exercise" | "bar";
  instruction?: "bold" | "plain" | "italics" | "bold sans";
  hasColumnRule?: boolean;
  /** Room at the paper's edge. */
  margin?: number;
};

export type BookPhoto = Photo & {
  /** How far the left edge lies nearer than the right one, in degrees. */
  turn?: number;
  /** How far lines near the fold bend down, in pixels. */
  curl?: number;
  /** The side where the fold of the book is, and its shadow. */
  fold?: "left" | "right";
  /** What the paper lies on. */
  desk?: "dark" | "wood" | "light";
  /** A copy of a copy: grey goes, and dust comes. */
  isCopy?: boolean;
  /** What is printed behind shines through. */
  showThrough?: number;
};

/** A page of a school book, and thereby what is to be found on it. */
export type BookPage = {
  name: string;
  head?: string[];
  parts: BookPart[];
  foot?: string[];
  look: BookLook;
  photo?: BookPhoto;
};

export type WantedItem = BookItem & {
  /** A line, a cell or a box for the answer follows or precedes the text: whether it is read as a gap is all the same. */
  hasPlaceToWrite: boolean;
};

export type WantedPart = {
  name?: string;
  instruction: string;
  bank?: string[];
  items: WantedItem[];
  answers: BookItem[];
};

/** What a student reads on the page, exercise by exercise. */
export const wantedOf = ({ look, parts }: BookPage): WantedPart[] =>
  parts.map(({ name, instruction, bank, items, answers = [], print }) => {
    const hasPlace = Boolean(answers.length || (print?.writing ?? look.writing));
    return {
      name,
      instruction: unprinted(instruction),
      bank,
      items: items.map(({ label, text, options }) => ({
        label,
        text: unprinted(text),
        options,
        hasPlaceToWrite: hasPlace || /[.?!|] *____$|^____ *\|/.test(text),
      })),
      answers,
    };
  });

const unprinted = (text: string) =>
  text
    .replace(/<[^<>]*>/g, "")
    .replace(/[|\s]+/g, " ")
    .trim();

/** Labels for items in order. */
export const numbered = (texts: string[], from = 1): BookItem[] =>
  texts.map((text, at) => ({ label: String(from + at), text }));

export const lettered = (texts: string[]): BookItem[] =>
  texts.map((text, at) => ({ label: String.fromCharCode(97 + at), text }));

/** 1a and 1b, 2a and 2b … */
export const inPairs = (groups: string[][], from = 1): BookItem[] =>
  groups.flatMap((texts, at) =>
    lettered(texts).map(({ label, text }) => ({ label: `${from + at}${label}`, text })),
  );

/** Multiple choice: each text is followed by what is to be chosen from. */
export const withOptions = (rows: [text: string, ...options: string[]][], from = 1): BookItem[] =>
  rows.map(([text, ...options], at) => ({ label: String(from + at), text, options }));
