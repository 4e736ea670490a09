import { pageText } from "./page-text";
import { liftDrawnGaps } from "./drawn-gaps";
import { liftRulings } from "./rulings";
import { tiltOf } from "./straighten";

/** White paper with black boxes on it. */
function paper(width: number, height: number, boxes: [x0: number, y0: number, x1: number, y1: number][]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = y0; y < y1; y += 1) pixels.fill(0, y * width + x0, y * width + x1);
  return { pixels, width, height };
}

const word = (text: string, x0: number, x1: number) => ({ text, bbox: { x0, x1, y0: 80, y1: 104 } });

describe("liftRulings", () => {
  test("finds a line drawn for an answer and wipes it off", async () => {
    const page = paper(1000, 200, [[100, 100, 200, 103]]);
    expect(await liftRulings(page)).toEqual([{ x0: 100, x1: 200, y0: 100, y1: 102 }]);
    expect(page.pixels.every((pixel) => pixel === 255)).toBe(true);
  });

  test("follows a line that a tilted picture breaks into steps", async () => {
    const steps = [0, 1, 2, 3].map((at): [number, number, number, number] => [
      100 + at * 30,
      100 + at,
      130 + at * 30,
      102 + at,
    ]);
    expect(await liftRulings(paper(1000, 200, steps))).toEqual([{ x0: 100, x1: 220, y0: 100, y1: 104 }]);
  });

  test("leaves underlined words, borders and bars alone", async () => {
    const underlined = paper(1000, 200, [
      [100, 92, 190, 98],
      [100, 100, 200, 103],
    ]);
    expect(await liftRulings(underlined)).toEqual([]);
    expect(await liftRulings(paper(1000, 200, [[50, 100, 950, 103]]))).toEqual([]);
    expect(await liftRulings(paper(1000, 200, [[100, 80, 200, 120]]))).toEqual([]);
  });
});

/** Upright strokes as high as letters, so that the page has a measure. */
const letters = [0, 1, 2, 3, 4, 5, 6, 7].map((at): [number, number, number, number] => [
  500 + at * 30,
  80,
  512 + at * 30,
  100,
]);

describe("liftDrawnGaps", () => {
  const row = (count: number, size: number) =>
    Array.from({ length: count }, (_, at): [number, number, number, number] => [
      100 + at * 10,
      100 - size,
      100 + at * 10 + size,
      100,
    ]);

  test("takes a row of dots for a gap, not three", async () => {
    expect(await liftDrawnGaps(paper(1000, 200, [...letters, ...row(10, 4)]))).toEqual([
      { x0: 100, x1: 194, y0: 97, y1: 99 },
    ]);
    expect(await liftDrawnGaps(paper(1000, 200, [...letters, ...row(3, 4)]))).toEqual([]);
  });

  test("takes a pair of brackets for a gap when nothing stands between them", async () => {
    const pair: typeof letters = [
      [100, 76, 106, 106],
      [180, 76, 186, 106],
    ];
    expect(await liftDrawnGaps(paper(1000, 200, [...letters, ...pair]))).toMatchObject([
      { x0: 100, x1: 186 },
    ]);
    expect(await liftDrawnGaps(paper(1000, 200, [...letters, ...pair, [130, 80, 142, 100]]))).toEqual([]);
  });

  test("wipes the frame of a table and takes an empty one for a gap", async () => {
    const frame = (y0: number, y1: number): typeof letters => [
      [100, y0, 200, y0 + 2],
      [100, y1 - 2, 200, y1],
      [100, y0, 102, y1],
      [198, y0, 200, y1],
    ];
    const box = paper(1000, 200, [...letters, ...frame(74, 106)]);
    expect(await liftDrawnGaps(box)).toMatchObject([{ x0: 100, x1: 200 }]);
    const table = paper(1000, 200, [...letters, ...frame(20, 180)]);
    expect(await liftDrawnGaps(table)).toEqual([]);
    expect(table.pixels).toEqual(paper(1000, 200, letters).pixels);
  });
});

test("tiltOf tells by how many degrees the lines lean", async () => {
  const leaning = Array.from({ length: 4 }, (_, line) =>
    Array.from({ length: 80 }, (_, at): [number, number, number, number] => {
      const y = 60 + line * 80 + Math.round(at * 10 * Math.tan((2 * Math.PI) / 180));
      return [100 + at * 10, y, 108 + at * 10, y + 20];
    }),
  );
  expect(await tiltOf(paper(1000, 500, leaning.flat()))).toBeCloseTo(2, 0);
  expect(await tiltOf(paper(1000, 500, []))).toBe(0);
});

test("pageText puts the gaps back between the words, and keeps wide spaces", () => {
  const line = {
    bbox: { x0: 10, x1: 600, y0: 80, y1: 104 },
    words: [word("She", 10, 50), word("(go)", 160, 200), word("home.", 300, 360)],
  };
  const page = paper(1000, 400, []);
  expect(pageText(page, [line], [{ x0: 60, x1: 150, y0: 101, y1: 103 }])).toBe("She ____ (go)   home.");
  expect(pageText(page, [line], [{ x0: 60, x1: 150, y0: 301, y1: 303 }])).toBe("She   (go)   home.");
});

test("pageText sees a space between words that the reader of letters has overlooked", () => {
  const page = paper(1000, 400, [
    [10, 80, 60, 104],
    [70, 80, 90, 104],
  ]);
  const bbox = { x0: 10, x1: 90, y0: 80, y1: 104 };
  const lines = [{ bbox, words: [word("Romeis", 10, 90)] }];
  expect(pageText(page, lines, [])).toBe("Rome is");
  const overlapping = [{ bbox, words: [word("Romeis", 10, 90), word("big", 70, 120)] }];
  expect(pageText(page, overlapping, [])).toBe("Romeis big");
});

describe("pageText, of two columns of items,", () => {
  const row = (at: number, left: string, right: string) => ({
    bbox: { x0: 10, x1: 700, y0: 80 + at * 40, y1: 104 + at * 40 },
    words: [
      ...[left, "She", "sings."].map((text, on) => word(text, 10 + on * 60, 50 + on * 60)),
      ...[right, "We", "run."].map((text, on) => word(text, 400 + on * 60, 440 + on * 60)),
    ],
  });
  const page = paper(1000, 400, []);
  const numbersOf = (text: string) => text.match(/\d/g)?.join("");

  test("reads one after the other", () => {
    expect(numbersOf(pageText(page, [row(0, "1", "4"), row(1, "2", "5"), row(2, "3", "6")], []))).toBe(
      "123456",
    );
  });

  test("reads row by row where the numbers run so", () => {
    expect(numbersOf(pageText(page, [row(0, "1", "2"), row(1, "3", "4")], []))).toBe("1234");
  });

  test("leaves a line alone that only holds a number", () => {
    const text = pageText(page, [row(0, "1", "4")], []);
    expect(text.split("\n")).toHaveLength(1);
  });
});
