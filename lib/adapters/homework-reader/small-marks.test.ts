import { letters, paper, type Boxes } from "@/tests/support/drawn-paper";
import { inkOf } from "./ink";
import { pageLines } from "./page-lines";
import { layOut, sheetLines, type Sheet } from "./sheet";
import { drawnSize } from "./strips";
import type { ReadWord } from "./words";

/** The sides of a square. */
const square = (left: number, top: number, side: number, thick: number): Boxes => [
  [left, top, left + side, top + thick],
  [left, top + side - thick, left + side, top + side],
  [left, top, left + thick, top + side],
  [left + side - thick, top, left + side, top + side],
];

/** What a reader of letters would have seen of a span of a strip. */
const word = (sheet: Sheet, strip: number, span: number, text: string): ReadWord => {
  const { spans, y0 = 0 } = sheet.strips[strip] ?? { spans: [] };
  const { x0 = 0, x1 = 0 } = spans[span] ?? {};
  return {
    text,
    bbox: { x0: Math.round(x0), x1: Math.round(x1), y0: y0 + drawnSize, y1: y0 + drawnSize * 2 },
  };
};

test("the dashed side of a frame is no print, a column of letters is", async () => {
  const dashes: Boxes = Array.from({ length: 20 }, (_, at) => [50, 60 + at * 20, 54, 72 + at * 20]);
  const lines = [100, 180, 260, 340].flatMap((base) => [
    ...letters(6, 200, base),
    [120, base - 30, 126, base] as Boxes[number],
  ]);
  const { letters: print, signs } = await inkOf(paper(600, 500, [...lines, ...dashes]));
  expect([...print, ...signs].some(({ x0 }) => x0 < 60)).toBe(false);
  expect(print.filter(({ x0 }) => x0 === 120)).toHaveLength(4);
});

test("a number on a dark square no higher than a line is turned round", async () => {
  const page = paper(1000, 200, [...letters(8, 300, 100), [100, 68, 134, 102]]);
  for (let y = 75; y < 95; y += 1) page.pixels.fill(255, y * 1000 + 113, y * 1000 + 121);
  const { letters: print } = await inkOf(page);
  expect(print.filter(({ x0 }) => x0 < 200)).toMatchObject([{ x0: 113, x1: 121 }]);
});

test("a round letter is no box, nor is a square within a word", async () => {
  const round: Boxes = Array.from({ length: 26 }, (_, y) => {
    const reach = Math.round(Math.sqrt(13 * 13 - (y - 12.5) * (y - 12.5)));
    const hole = Math.abs(y - 12.5) < 8 ? Math.round(Math.sqrt(64 - (y - 12.5) * (y - 12.5))) : 0;
    const [x, top] = [113, 74 + y];
    return hole > 0
      ? [
          [x - reach, top, x - hole, top + 1],
          [x + hole, top, x + reach, top + 1],
        ]
      : [[x - reach, top, x + reach, top + 1]];
  }).flat() as Boxes;
  const boxesOf = async (boxes: Boxes) =>
    (await inkOf(paper(1000, 300, [...boxes, ...letters(20, 400, 100)]))).boxes.length;
  expect(await boxesOf(round)).toBe(0);
  expect(await boxesOf(square(100, 74, 26, 5))).toBe(1);
  expect(await boxesOf([...square(100, 74, 26, 5), ...letters(3, 129, 100)])).toBe(0);
});

test("boxes to be ticked are told from letters, and stand before their options", async () => {
  const row = [100, 400, 700].flatMap((left) => [...square(left, 76, 24, 6), ...letters(5, left + 36, 100)]);
  const sheet = await layOut(paper(1000, 300, [...row, ...letters(20, 100, 200)]));
  expect(sheet.strips[0]?.spans.map(({ segment }) => segment.isBoxed)).toEqual([true, true, true]);
  const words = ["good", "better", "best"].map((text, at) => word(sheet, 0, at, text));
  expect(pageLines(sheet, words)[0]?.text).toBe("□ good   □ better   □ best");
});

test("an I that the reader of letters overlooked is put back, and a full stop at the end of a line", async () => {
  const sheet = await layOut(
    paper(1000, 200, [
      ...letters(4, 100, 100),
      [190, 70, 196, 100],
      ...letters(4, 220, 100),
      [295, 95, 300, 100],
    ]),
  );
  const { spans, y0 = 0 } = sheet.strips[0] ?? { spans: [] };
  const { x0 = 0 } = spans[0] ?? {};
  const scale = drawnSize / (spans[0]?.segment.size ?? 1);
  const at = (left: number, right: number, text: string): ReadWord => ({
    text,
    bbox: {
      x0: Math.round(x0 + (left - 100) * scale),
      x1: Math.round(x0 + (right - 100) * scale),
      y0: y0 + drawnSize,
      y1: y0 + drawnSize * 2,
    },
  });
  const [line] = pageLines(sheet, [at(100, 166, "what"), at(220, 286, "like")]);
  expect(line?.text).toBe("what I like.");
});

test("a gap that did not fit behind its sentence goes on with it, a line to write on does not", async () => {
  const gapBelow = (length: number) =>
    layOut(paper(1000, 300, [...letters(30, 100, 100), [100, 150, 100 + length, 153]]));
  const read = async (length: number, text: string) => {
    const sheet = await gapBelow(length);
    return sheetLines(sheet, [word(sheet, 0, 0, text)]).map((line) => line.text);
  };
  expect(await read(160, "family")).toEqual(["family ____"]);
  expect(await read(850, "family")).toEqual(["family"]);
  expect(await read(160, "family?")).toEqual(["family?"]);
});
