import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openaiReader } from "@/lib/adapters/homework-reader/openai";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { readItems } from "@/lib/features/homework/read-items";
import { solveItem } from "@/lib/features/homework/solve-item";
import { pageText, type HomeworkReaderPort, type ReadPage } from "@/lib/ports/homework-reader";
import { OpenAiDouble, says } from "../doubles/openai";
import { drawPage, pastSimplePage, pastSimpleSolutions } from "../support/homework-page";
import { hugePng, plainJpeg, plainPicture } from "../support/pictures";

const folder = mkdtempSync(path.join(os.tmpdir(), "homework-"));
const file = path.join(folder, "page.jpg");
const never = () => new AbortController().signal;
let page: Uint8Array;
let double: OpenAiDouble;

beforeAll(async () => {
  drawPage(file, { lines: pastSimplePage });
  page = readFileSync(file);
});
beforeEach(async () => void (double = await new OpenAiDouble().start()));
afterEach(() => double.stop());
afterAll(() => rmSync(folder, { recursive: true }));

type Arranged = {
  make: () => HomeworkReaderPort;
  /** Lets the double read the page, or nothing; the local reader has eyes of its own. */
  onPage: () => void;
  onNothing: () => void;
};

const transcript = pastSimplePage.join("\n").replace(/_{3,}|\.{4,}/g, "____");

/** One for all its tests: each would start a worker of its own. */
const local = tesseractReader();
afterAll(() => local.close());

const adapters: Record<string, Arranged> = {
  tesseract: { make: () => local, onPage: () => {}, onNothing: () => {} },
  openai: {
    make: () => openaiReader({ apiKey: "sk-of-the-tests", baseUrl: double.url, model: "eyes" }),
    onPage: () => double.always(says(transcript)),
    onNothing: () => double.always(says("NO TEXT")),
  },
};

describe.each(Object.entries(adapters))("the reader %s", (_name, { make, onPage, onNothing }) => {
  let reader: HomeworkReaderPort;
  beforeEach(() => void (reader = make()));

  const solutionsIn = (read: ReadPage) => {
    const sheet = readItems(pageText(read));
    return sheet?.items.map((item) => solveItem(item, sheet)?.gaps);
  };

  it("reads a page line by line, gaps and all, however many come at once", async () => {
    onPage();
    await reader.warmUp();
    const pages = await Promise.all([reader.read(page, never()), reader.read(page, never())]);
    expect(pages.map(solutionsIn)).toEqual([pastSimpleSolutions, pastSimpleSolutions]);
  });

  it("puts no more than a line on a line, and says of places only what is on the picture", async () => {
    onPage();
    const { lines } = await reader.read(page, never());
    for (const { text, box, gaps = [], confidence = 1 } of lines) {
      expect(text).not.toMatch(/\n|_{5}/);
      if (gaps.length > 0) expect(gaps).toHaveLength(text.split("____").length - 1);
      for (const { x, y, width, height } of [...(box ? [box] : []), ...gaps])
        expect(Math.min(x, y, width, height, 1 - x - width, 1 - y - height)).toBeGreaterThanOrEqual(-1e-9);
      expect(confidence >= 0 && confidence <= 1).toBe(true);
    }
  });

  it("answers with nothing when there is nothing to read", async () => {
    onNothing();
    expect(await reader.read(await plainJpeg(255), never())).toEqual({ lines: [] });
  });

  it("refuses what is no picture, too large or a bomb, and shows it to nobody", async () => {
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
    const gif = await plainPicture().gif().toBuffer();
    for (const image of [svg, gif, Buffer.alloc(0), page.subarray(0, 400)])
      await expect(reader.read(image, never())).rejects.toMatchObject({ reason: "not_an_image" });
    const large = Buffer.alloc(8 * 1024 * 1024 + 1);
    await expect(reader.read(large, never())).rejects.toMatchObject({ reason: "too_large" });
    await expect(reader.read(hugePng(9000), never())).rejects.toMatchObject({ reason: "too_many_pixels" });
    expect(double.calls).toBe(0);
  });

  it("gives up as soon as nobody waits, and reads the next picture", async () => {
    await expect(reader.read(page, AbortSignal.abort())).rejects.toMatchObject({ reason: "timeout" });
    double.always("hang");
    await expect(reader.read(page, AbortSignal.timeout(60))).rejects.toMatchObject({
      name: "HomeworkReaderError",
      reason: "timeout",
    });
    onPage();
    expect(solutionsIn(await reader.read(page, never()))).toEqual(pastSimpleSolutions);
  });
});
