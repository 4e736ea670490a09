import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { readItems } from "@/lib/features/homework/read-items";
import { solveItem } from "@/lib/features/homework/solve-item";
import { pageText } from "@/lib/ports/homework-reader";
import { drawPage, pastSimplePage, pastSimpleSolutions } from "../support/homework-page";
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
    ["page.png", {}],
  ];
  test.each(partOf(pages, 3))("reads the six items of %s, gaps and all", async (name, page) => {
    const text = pageText(await reader.read(picture(name, page), patience));
    expect(solutionsOf(text)).toEqual(pastSimpleSolutions);
  });

  test("finds no text on an empty page, however small", async () => {
    for (const image of [blank(1, 1).png(), blank(600, 800).jpeg()])
      expect(await reader.read(await image.toBuffer(), patience)).toEqual({ lines: [] });
  });
});
