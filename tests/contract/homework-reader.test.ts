import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { openaiReader } from "@/lib/adapters/homework-reader/openai";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { readItems } from "@/lib/features/homework/read-items";
import { solveItem } from "@/lib/features/homework/solve-item";
import type { HomeworkReaderPort } from "@/lib/ports/homework-reader";
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

  const solutionsIn = (text: string) => {
    const sheet = readItems(text);
    return sheet?.items.map((item) => solveItem(item, sheet)?.gaps);
  };

  it("reads a page line by line, gaps and all, however many come at once", async () => {
    onPage();
    await reader.warmUp();
    const texts = await Promise.all([reader.read(page, never()), reader.read(page, never())]);
    expect(texts.map(solutionsIn)).toEqual([pastSimpleSolutions, pastSimpleSolutions]);
  });

  it("answers with nothing when there is nothing to read", async () => {
    onNothing();
    expect((await reader.read(await plainJpeg(255), never())).trim()).toBe("");
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
    expect(await openai().read(page, never())).toBe(transcript);
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
    expect(await read(says(text))).toBe(text);
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
