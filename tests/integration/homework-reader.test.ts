import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { readItems } from "@/lib/features/homework/read-items";
import { solveItem } from "@/lib/features/homework/solve-item";
import { drawPage, pastSimplePage, pastSimpleSolutions } from "../support/homework-page";
import { hugePng } from "../support/pictures";
import { partOf } from "../support/sweep";

const folder = mkdtempSync(path.join(os.tmpdir(), "homework-"));
const reader = tesseractReader();
const patience = new AbortController().signal;

afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

/** A picture of a page, as bytes. */
function picture(name: string, page: { tilt?: number; shrinkTo?: number }): Uint8Array {
  const file = path.join(folder, name);
  drawPage(file, { lines: pastSimplePage, ...page });
  return readFileSync(file);
}

function solutionsOf(text: string) {
  const sheet = readItems(text);
  return sheet?.items.map((item) => solveItem(item, sheet)?.gaps);
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } });

describe("tesseractReader", () => {
  const pages: [string, { tilt?: number; shrinkTo?: number }][] = [
    ["small.webp", { tilt: -0.5, shrinkTo: 800 }],
    ["tilted.jpg", { tilt: 0.8 }],
    ["page.png", {}], // The tests below read it too.
  ];
  test.each(partOf(pages, 3))("reads the six items of %s, gaps and all", async (name, page) => {
    const text = await reader.read(picture(name, page), patience);
    expect(solutionsOf(text)).toEqual(pastSimpleSolutions);
  });

  test("finds no text on an empty page, however small", async () => {
    expect((await reader.read(await blank(1, 1).png().toBuffer(), patience)).trim()).toBe("");
    expect((await reader.read(await blank(600, 800).jpeg().toBuffer(), patience)).trim()).toBe("");
  });

  test("refuses what is no picture, whatever it looks like", async () => {
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
    const gif = await blank(9, 9).gif().toBuffer();
    const jpeg = await blank(900, 900).jpeg().toBuffer();
    for (const image of [svg, gif, Buffer.alloc(0), Buffer.from("hello"), jpeg.subarray(0, 200)]) {
      await expect(reader.read(image, patience)).rejects.toMatchObject({ reason: "not_an_image" });
    }
  });

  test("refuses a picture of too many bytes or pixels before it is decoded", async () => {
    await expect(reader.read(hugePng(9000), patience)).rejects.toMatchObject({ reason: "too_many_pixels" });
    const large = Buffer.alloc(8 * 1024 * 1024 + 1);
    await expect(reader.read(large, patience)).rejects.toMatchObject({ reason: "too_large" });
  });

  test("gives up in time, and reads the next picture all the same", async () => {
    const page = picture("again.png", {});
    const hasty = reader.read(page, AbortSignal.timeout(120));
    await expect(hasty).rejects.toMatchObject({ reason: "timeout" });
    await expect(reader.read(page, AbortSignal.abort())).rejects.toMatchObject({ reason: "timeout" });
    expect(solutionsOf(await reader.read(page, patience))).toEqual(pastSimpleSolutions);
  });

  test("reads pictures that come at the same time", async () => {
    const page = picture("both.png", {});
    const texts = await Promise.all([reader.read(page, patience), reader.read(page, patience)]);
    expect(texts.map(solutionsOf)).toEqual([pastSimpleSolutions, pastSimpleSolutions]);
  });
});
