import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { drawPage, pastSimplePage } from "../support/homework-page";

const folder = mkdtempSync(path.join(os.tmpdir(), "homework-"));
const file = path.join(folder, "page.jpg");
const never = () => new AbortController().signal;
const local = tesseractReader();
let page: Uint8Array;

beforeAll(() => {
  drawPage(file, { lines: pastSimplePage });
  page = readFileSync(file);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await local.close();
});

describe("tesseractReader", () => {
  it("says where on the picture lines and gaps stand, also where it had to be turned", async () => {
    const places = async (image: Uint8Array) => {
      const { lines } = await local.read(image, never());
      const line = lines.find(({ text }) => text.includes("play"));
      return [line?.box, ...(line?.gaps ?? [])];
    };
    const [straight, turned] = [
      await places(page),
      await places(await sharp(page).rotate(2, { background: "white" }).toBuffer()),
    ];
    expect(straight).toHaveLength(2);
    expect(turned).toHaveLength(2);
    const { width, height } = await sharp(page).metadata();
    const [cos, sin] = [Math.cos(Math.PI / 90), Math.sin(Math.PI / 90)];
    const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
    for (const [at, box] of straight.entries()) {
      const found = turned[at];
      if (!box || !found) continue;
      const [x, y] = [(box.x + box.width / 2 - 0.5) * width, (box.y + box.height / 2 - 0.5) * height];
      expect(found.x + found.width / 2).toBeCloseTo(0.5 + (x * cos - y * sin) / wide, 1.7);
      expect(found.y + found.height / 2).toBeCloseTo(0.5 + (x * sin + y * cos) / high, 1.7);
    }
  });

  it("is less sure of what is hardly legible", async () => {
    const sureness = async (image: Uint8Array) => {
      const { lines } = await local.read(image, never());
      return Math.min(...lines.map(({ confidence = 1 }) => confidence));
    };
    const small = await sharp(page).resize({ width: 420 }).blur(0.8).jpeg({ quality: 30 }).toBuffer();
    expect(await sureness(page)).toBeGreaterThan((await sureness(small)) + 0.1);
  });
});
