import sharp from "sharp";
import { openaiReader } from "@/lib/adapters/homework-reader/openai";
import { pageOf } from "../doubles/homework-reader";
import { OpenAiDouble, says, type Script } from "../doubles/openai";
import { plainJpeg, plainPicture } from "../support/pictures";

const apiKey = "sk-the-key-of-the-tests";
const transcript = "Complete.\n1 I ____ (go) to school.";
const never = () => new AbortController().signal;
let page: Uint8Array;
let double: OpenAiDouble;

beforeAll(async () => void (page = await plainJpeg(255)));
beforeEach(async () => void (double = await new OpenAiDouble().start()));
afterEach(() => double.stop());

const openai = (timeoutMs?: number) =>
  openaiReader({ apiKey, baseUrl: double.url, model: "eyes", timeoutMs });

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
