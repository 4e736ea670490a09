import { letters, paper, type Boxes } from "@/tests/support/drawn-paper";
import { inkOf } from "./ink";
import { inReadingOrder } from "./join-columns";
import { pageLines } from "./page-lines";
import { layOut } from "./sheet";
import { tiltOf } from "./straighten";
import { drawnSize } from "./strips";
import { tidyTokens } from "./tidy-tokens";

const line = letters(8, 500, 100);

describe("inkOf", () => {
  const gapsOf = async (boxes: Boxes) =>
    (await inkOf(paper(1000, 300, [...line, ...boxes]))).strokes.map(({ x0, x1 }) => [x0, x1]);
  const row = (count: number, size: number): Boxes =>
    Array.from({ length: count }, (_, at) => [100 + at * 10, 100 - size, 100 + at * 10 + size, 100]);

  test("takes a drawn line for a gap, not one under words or a short dash", async () => {
    expect(await gapsOf([[100, 100, 200, 103]])).toEqual([[100, 200]]);
    expect(await gapsOf([[500, 106, 640, 109]])).toEqual([]);
    expect(await gapsOf([[100, 90, 125, 93]])).toEqual([]);
  });

  test("takes a row of dots for a gap, not three, nor the full stop behind it", async () => {
    expect(await gapsOf(row(10, 4))).toEqual([[100, 194]]);
    expect(await gapsOf(row(3, 4))).toEqual([]);
    expect(await gapsOf([...row(10, 4), [206, 96, 210, 100]])).toEqual([[100, 194]]);
  });

  test("takes a pair of brackets for a gap when nothing stands between them", async () => {
    const pair: Boxes = [
      [100, 66, 106, 106],
      [200, 66, 206, 106],
    ];
    expect(await gapsOf(pair)).toEqual([[100, 206]]);
    expect(await gapsOf([...pair, [130, 80, 142, 100]])).toEqual([]);
  });

  test("takes an empty frame for a gap, and one around words for none", async () => {
    const frame = (x0: number, x1: number): Boxes => [
      [x0, 64, x1, 66],
      [x0, 118, x1, 120],
      [x0, 64, x0 + 2, 120],
      [x1 - 2, 64, x1, 120],
    ];
    expect(await gapsOf(frame(100, 250))).toEqual([[100, 250]]);
    expect(await gapsOf(frame(480, 680))).toEqual([]);
  });

  test("turns light print on a dark field round", async () => {
    const page = paper(1000, 300, [...line, [100, 60, 160, 120]]);
    for (let y = 80; y < 100; y += 1) page.pixels.fill(255, y * 1000 + 124, y * 1000 + 136);
    const { letters: found } = await inkOf(page);
    expect(found.filter(({ x0 }) => x0 < 200)).toMatchObject([{ x0: 124, x1: 136, y0: 80, y1: 100 }]);
  });
});

test("tiltOf tells by how many degrees the lines lean", async () => {
  const leaning = Array.from({ length: 4 }, (_, at) =>
    Array.from({ length: 80 }, (__, on): Boxes[number] => {
      const y = 60 + at * 80 + Math.round(on * 10 * Math.tan((2 * Math.PI) / 180));
      return [100 + on * 10, y, 108 + on * 10, y + 20];
    }),
  );
  expect(await tiltOf(paper(1000, 500, leaning.flat()))).toBeCloseTo(2, 0);
  expect(await tiltOf(paper(1000, 500, []))).toBe(0);
});

describe("layOut", () => {
  const startsOf = async (boxes: Boxes) => {
    const { rows } = await layOut(paper(1000, 600, boxes));
    return rows.map((row) => Math.round(row[0]?.x0 ?? 0));
  };

  test("reads one column after the other, and a head above both", async () => {
    const columns = [200, 260, 320].flatMap((base) => [...letters(12, 100, base), ...letters(12, 550, base)]);
    expect(await startsOf([...letters(40, 100, 100), ...columns])).toEqual([
      100, 100, 100, 100, 550, 550, 550,
    ]);
  });

  test("draws the rows anew, straight and of one size", async () => {
    const { strips, picture } = await layOut(
      paper(1000, 600, [...letters(8, 100, 100), ...letters(8, 100, 180)]),
    );
    expect(strips).toHaveLength(2);
    const [first] = strips;
    const height = (first?.y1 ?? 0) - (first?.y0 ?? 0);
    expect(picture.height).toBe(height * 2);
    const inked = Array.from({ length: height }, (_, y) =>
      picture.pixels.subarray(y * picture.width, (y + 1) * picture.width).some((grey) => grey < 100),
    ).filter(Boolean).length;
    expect(Math.abs(inked - drawnSize)).toBeLessThan(4);
  });
});

test("pageLines puts a gap back between the words, and says where both stand", async () => {
  const sheet = await layOut(
    paper(1000, 300, [...letters(4, 100, 100), [190, 100, 290, 103], ...letters(4, 310, 100)]),
  );
  const [strip] = sheet.strips;
  const words = (strip?.spans ?? [])
    .filter(({ isGap }) => !isGap)
    .map(({ x0, x1 }, at) => ({
      text: ["She", "home."][at] ?? "",
      bbox: { x0: Math.round(x0), x1: Math.round(x1), y0: 20, y1: 60 },
      confidence: [0.9, 0.4][at],
    }));
  const whole = words.map((word) => ({ ...word, text: word.text.slice(0, 1) }));
  const [read] = pageLines(sheet, whole);
  expect(read?.text.replace(/[^_]+/g, " ")).toBe(" ____ ");
  expect(read).toMatchObject({ confidence: 0.4, box: { x0: 100, x1: 376 } });
  expect(read?.gaps).toMatchObject([{ x0: 190, x1: 290 }]);
});

describe("inReadingOrder", () => {
  const at = (y: number, text: string) => ({ y, text });
  function order(left: { y: number; text: string }[], right: { y: number; text: string }[]) {
    const texts = new Map<unknown, string>();
    const rows = (some: typeof left) =>
      some.map(({ y, text }) => {
        const row = [{ y }] as never[];
        texts.set(row, text);
        return row;
      });
    const block = { columns: [[{ rows: rows(left) }], [{ rows: rows(right) }]] } as never;
    const lines = inReadingOrder([block], (row) => ({
      text: texts.get(row) ?? "",
      box: { x0: 0, x1: 1, y0: 0, y1: 20 },
      gaps: [],
    }));
    return lines.map(({ text }) => text.split(" ")[0]).join(" ");
  }

  test("goes on with a list where it goes on in the right column", () => {
    const left = [at(0, "1 A"), at(30, "2 B"), at(60, "6 Match"), at(90, "1 C")];
    expect(order(left, [at(0, "3 D"), at(30, "4 E")])).toBe("1 2 3 4 6 1");
  });

  test("reads across where the numbers run so", () => {
    expect(order([at(0, "1 A"), at(30, "3 B")], [at(0, "2 C"), at(30, "4 D")])).toBe("1 2 3 4");
  });

  test("reads an exercise with a head of its own behind the left column", () => {
    const left = [at(0, "1 Complete"), at(30, "1 A"), at(60, "2 B")];
    expect(order(left, [at(0, "2 Match"), at(30, "1 C"), at(60, "2 D")])).toBe("1 1 2 2 1 2");
  });
});

test.each([
  ["2 1 ____ (go)", "2 I ____ (go)"],
  ["1 | can't sing because | am ill.", "1 I can't sing because I am ill."],
  ["¢) any", "c) any"],
  ["3 Unit 1 is long.", "3 Unit 1 is long."],
  ["in winter so In summer", "in winter so in summer"],
  ["Di chi & questo? E mio.", "Di chi è questo? È mio."],
  ['‘Where do you live?" she asked.', "‘Where do you live?’ she asked."],
  ["Ce) any", "c) any"],
  ["Cc. any", "c. any"],
  ["bh) some", "b) some"],
  ["dd) some", "d) some"],
  ["¢ Hold it", "c Hold it"],
  ["Yes, |'m late.", "Yes, I'm late."],
  ["Yes, lI'm late.", "Yes, I'm late."],
  ["[I'm late.", "I'm late."],
  ["with you. ~", "with you. –"],
  ["He ____ . but he ran.", "He ____ , but he ran."],
  ["3) leri siamo andati", "3) Ieri siamo andati"],
  ["Non c'¢ abbastanza pane", "Non c'è abbastanza pane"],
  ["la canzone piu bella", "la canzone più bella"],
  ["Non vedo I'ora di andare", "Non vedo l'ora di andare"],
  ["il bello delI'estate con la zia", "il bello dell'estate con la zia"],
])("tidyTokens reads %j as %j", (read, meant) => {
  expect(tidyTokens(read.split(" ")).join(" ")).toBe(meant);
});
