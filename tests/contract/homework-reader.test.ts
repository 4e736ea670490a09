import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { openaiReader } from "@/lib/adapters/homework-reader/openai";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { readItems } from "@/lib/features/homework/read-items";
import { solveItem } from "@/lib/features/homework/solve-item";
import { pageText, type HomeworkReaderPort, type ReadPage } from "@/lib/ports/homework-reader";
import { pageOf } from "../doubles/homework-reader";
import { OpenAiDouble, type Script } from "../doubles/openai";
import { drawPage, pastSimplePage, pastSimpleSolutions } from "../support/homework-page";
import { hugePng, plainJpeg, plainPicture } from "../support/pictures";

const apiKey = "sk-the-key-of-the-tests";
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

/** A whole chat completion with this text. */
const says = (content: unknown, finish_reason = "stop"): Script => ({
  body: JSON.stringify({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "double",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }],
  }),
});

type Arranged = {
  make: () => HomeworkReaderPort;
  /** Lets the double read the page, or nothing; the local reader has eyes of its own. */
  onPage: () => void;
  onNothing: () => void;
};

const openai = (timeoutMs?: number) =>
  openaiReader({ apiKey, baseUrl: double.url, model: "eyes", timeoutMs });

const transcript = pastSimplePage.join("\n").replace(/_{3,}|\.{4,}/g, "____");

/** One for all its tests: each would start a worker of its own. */
const local = tesseractReader();
afterAll(() => local.close());

const adapters: Record<string, Arranged> = {
  tesseract: { make: () => local, onPage: () => {}, onNothing: () => {} },
  openai: {
    make: () => openai(),
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
    double.next("hang");
    await expect(reader.read(page, AbortSignal.timeout(60))).rejects.toMatchObject({
      name: "HomeworkReaderError",
      reason: "timeout",
    });
    onPage();
    expect(solutionsIn(await reader.read(page, never()))).toEqual(pastSimpleSolutions);
  });
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
    const { width = 1, height = 1 } = await sharp(page).metadata();
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

describe("openaiReader", () => {
  const read = (script: Script, timeoutMs?: number) => {
    double.next(script);
    return openai(timeoutMs).read(page, never());
  };

  it("shows the model a clean picture, lets it keep nothing and asks for a transcript", async () => {
    const large = await plainPicture(7, { width: 1500, height: 900 })
      .withExif({ IFD0: { Copyright: "GPS of a bedroom" } })
      .png()
      .toBuffer();
    double.always(says("NO TEXT"));
    await openai().read(large, never());
    const [request] = double.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${apiKey}`);
    expect(request?.body).toMatchObject({ model: "eyes", store: false, messages: [{ role: "system" }, {}] });
    const url = /data:image\/jpeg;base64,([^"\\]+)/.exec(JSON.stringify(request?.body.messages));
    const { format, width, exif } = await sharp(Buffer.from(url?.[1] ?? "", "base64")).metadata();
    expect({ format, width, exif }).toEqual({ format: "jpeg", width: 800 });
  });

  it("tells the model's provider by which key it may know the student, if it knows the field", async () => {
    double.always(says("NO TEXT"));
    const reader = openaiReader({ apiKey, baseUrl: double.url, model: "eyes", takesStudentKey: true });
    for (const studentKey of ["key-of-anna", "key-of-luca", "key-of-anna"])
      await reader.read(page, never(), studentKey);
    await openai().read(page, never(), "key-of-anna");
    expect(double.requests.map(({ body }) => body["safety_identifier"])).toEqual([
      "key-of-anna",
      "key-of-luca",
      "key-of-anna",
      undefined,
    ]);
  });

  it.each([
    ["markup", "<p>1 I ____ (go)</p>"],
    ["a script", "1 I ____ <script>alert(1)</script>"],
    ["code", "```\n1 I ____ (go)\n```"],
    ["a link", "[1](https://evil.example/?q=1)"],
    ["a remote picture", "![x](//evil.example)"],
    ["a picture as data", "data:image/png;base64,AAAA"],
    ["data", '{"text": "1 I ____ (go)"}'],
  ])("refuses %s: a school book prints none", async (_what, content) => {
    await expect(read(says(content))).rejects.toMatchObject({ reason: "unavailable" });
  });

  it.each([
    ["no content", says(null)],
    ["content in parts", says([{ type: "text", text: "1 I ____ (go)" }])],
    ["a transcript that was cut", says("1 I ____", "length")],
    ["a refusal", says("No", "content_filter")],
    ["no choice", { body: JSON.stringify({ choices: [] }) }],
    ["no JSON", { body: "<html>" }],
    ["an empty answer", { body: "" }],
  ] satisfies [string, Script][])("takes %s for no answer", async (_what, script) => {
    await expect(read(script)).rejects.toMatchObject({ name: "HomeworkReaderError", reason: "unavailable" });
  });

  it("asks once more after a fault that may pass, and not after a refusal", async () => {
    double.next({ status: 500 }, says(transcript));
    expect(await openai().read(page, never())).toEqual(pageOf(transcript));
    expect(double.calls).toBe(2);
    await expect(read({ status: 401 })).rejects.toMatchObject({ reason: "unavailable" });
    expect(double.calls).toBe(3);
    await expect(read({ status: 429, headers: { "Retry-After": "30" } })).rejects.toMatchObject({
      reason: "unavailable",
    });
    expect(double.calls).toBe(4);
  });

  it("takes an address that is printed on the page for text", async () => {
    const text = "Listen at https://book.example/unit4";
    expect(await read(says(text))).toEqual(pageOf(text));
  });

  const saysLines = (...lines: unknown[]) => says(JSON.stringify({ lines }));

  it("asks for lines by a schema and puts the number of an item before it", async () => {
    const lines = [
      { item: null, text: "Complete." },
      { item: "1", text: "I ____ (go)\n(to school)." },
      { item: "2a)", text: "2a) She ____ (be)." },
    ];
    expect(await read(saysLines(...lines))).toEqual(
      pageOf("Complete.\n1 I ____ (go)\n(to school).\n2a) She ____ (be)."),
    );
    const format = { type: "json_schema", json_schema: { strict: true, schema: { required: ["lines"] } } };
    expect(double.requests[0]?.body).toMatchObject({ response_format: format });
    expect(await read(saysLines())).toEqual({ lines: [] });
  });

  it("asks a provider that knows no schemas for plain text, and does not ask it by one again", async () => {
    const refusal = { status: 400, message: "unknown parameter: response_format" };
    double.always(says(transcript));
    double.next(refusal);
    const reader = openai();
    for (let reads = 0; reads < 2; reads += 1)
      expect(await reader.read(page, never())).toEqual(pageOf(transcript));
    const asked = double.requests.map(({ body }) => "response_format" in body);
    expect(asked).toEqual([true, false, false]);
    double.next(refusal, refusal);
    await expect(openai().read(page, never())).rejects.toMatchObject({ reason: "unavailable" });
  });

  it.each([
    ["markup", saysLines({ item: null, text: "1 I <b>go</b>" })],
    ["a link in a number", saysLines({ item: "![1](//evil.example)", text: "I ____ (go)" })],
    ["data", saysLines({ item: null, text: '{"text": "1"}' })],
    ["fields that nobody asked for", says(JSON.stringify({ items: ["1 I ____ (go)"] }))],
    ["lines that are none", saysLines("1 I ____ (go)")],
  ])("refuses %s in lines by the schema", async (_what, script) => {
    await expect(read(script)).rejects.toMatchObject({ reason: "unavailable" });
  });

  it("says nothing of the key or of the provider's words in its errors", async () => {
    const error: unknown = await read({ status: 400 }).catch((reason: unknown) => reason);
    const told = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
    expect(told).not.toMatch(/sk-the-key|sk_live_LEAK|base64/);
  });

  it("gives a silent provider up after its own time", async () => {
    await expect(read("hang", 80)).rejects.toMatchObject({ reason: "timeout" });
  });
});
