import { pageText } from "./page-text";
import { liftRulings } from "./rulings";

/** White paper with black boxes on it. */
function paper(width: number, height: number, boxes: [x0: number, y0: number, x1: number, y1: number][]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = y0; y < y1; y += 1) pixels.fill(0, y * width + x0, y * width + x1);
  return { pixels, width, height };
}

const word = (text: string, x0: number, x1: number) => ({ text, bbox: { x0, x1, y0: 80, y1: 104 } });

describe("liftRulings", () => {
  test("finds a line drawn for an answer and wipes it off", () => {
    const page = paper(1000, 200, [[100, 100, 200, 103]]);
    expect(liftRulings(page)).toEqual([{ x0: 100, x1: 200, y0: 100, y1: 102 }]);
    expect(page.pixels.every((pixel) => pixel === 255)).toBe(true);
  });

  test("follows a line that a tilted picture breaks into steps", () => {
    const steps = [0, 1, 2, 3].map((at): [number, number, number, number] => [
      100 + at * 30,
      100 + at,
      130 + at * 30,
      102 + at,
    ]);
    expect(liftRulings(paper(1000, 200, steps))).toEqual([{ x0: 100, x1: 220, y0: 100, y1: 104 }]);
  });

  test("leaves underlined words, borders and bars alone", () => {
    const underlined = paper(1000, 200, [
      [100, 92, 190, 98],
      [100, 100, 200, 103],
    ]);
    expect(liftRulings(underlined)).toEqual([]);
    expect(liftRulings(paper(1000, 200, [[50, 100, 950, 103]]))).toEqual([]);
    expect(liftRulings(paper(1000, 200, [[100, 80, 200, 120]]))).toEqual([]);
  });
});

test("pageText puts the gaps back between the words, and keeps wide spaces", () => {
  const line = {
    bbox: { x0: 10, x1: 600, y0: 80, y1: 104 },
    words: [word("She", 10, 50), word("(go)", 160, 200), word("home.", 300, 360)],
  };
  expect(pageText([line], [{ x0: 60, x1: 150, y0: 101, y1: 103 }])).toBe("She ____ (go)   home.");
  expect(pageText([line], [{ x0: 60, x1: 150, y0: 301, y1: 303 }])).toBe("She   (go)   home.");
});
