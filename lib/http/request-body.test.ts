import { AppError } from "@/lib/errors";
import { readJson, readText } from "./request-body";

const cap = { maxBytes: 64 * 1024 };
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://coach.test/api/call", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });

/** The code and the sentence of a refusal, or what was read. */
async function outcome(reading: Promise<unknown>) {
  try {
    return { value: await reading };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, sentence: error.userMessage };
  }
}
const read = (body: string) => outcome(readJson(post(body), cap));

/** A body without a length, which counts what of it is asked for. */
function endless(chunkBytes: number) {
  const count = { chunks: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        count.chunks += 1;
        controller.enqueue(new Uint8Array(chunkBytes).fill(0x20));
      },
      cancel: () => void (count.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { body, count };
}

describe("the size of a body", () => {
  it("may be the cap and not a byte more", async () => {
    const full = `"${"x".repeat(cap.maxBytes - 2)}"`;
    expect(await read(full)).toEqual({ value: full.slice(1, -1) });
    expect(await read(`${full} `)).toMatchObject({ code: "TOO_LARGE" });
  });

  it("is counted in bytes and not in characters", async () => {
    expect(await read(`"${"€".repeat(cap.maxBytes / 3)}"`)).toMatchObject({ code: "TOO_LARGE" });
  });

  it("is believed when it is said to be too much: nothing is read", async () => {
    const { body, count } = endless(10);
    const request = post(body, { "Content-Length": String(cap.maxBytes + 1) });
    expect(await outcome(readJson(request, cap))).toMatchObject({ code: "TOO_LARGE" });
    expect(count.chunks).toBe(0);
  });

  it.each([{}, { "Content-Length": "10" }, { "Content-Length": "many" }] as Record<string, string>[])(
    "is counted whatever is said (%j), and no more is read once it is too much",
    async (headers) => {
      const { body, count } = endless(1024);
      expect(await outcome(readJson(post(body, headers), cap))).toMatchObject({ code: "TOO_LARGE" });
      expect(count).toEqual({ chunks: 65, isCancelled: true });
    },
  );

  it("is refused in the words of the call", async () => {
    const reading = readText(post("long"), { maxBytes: 3, tooLarge: "Troppo lungo." });
    expect(await outcome(reading)).toEqual({ code: "TOO_LARGE", sentence: "Troppo lungo." });
  });
});

describe("the nesting of a body", () => {
  const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

  it("may be 32 deep and no deeper", async () => {
    expect(await read(nested(32))).toHaveProperty("value");
    expect(await read(nested(33))).toMatchObject({ code: "BAD_INPUT" });
    expect(await read(nested(33, '{"a":', "}"))).toMatchObject({ code: "BAD_INPUT" });
  });

  it.each([
    ["closed", nested(10_000)],
    ["never closed", "[".repeat(60_000)],
    ["in objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ])("of 10,000 levels and more is refused: %s", async (_title, body) => {
    expect(await read(body)).toMatchObject({ code: "BAD_INPUT" });
  });

  it("is that of arrays and objects beside one another too", async () => {
    const beside = `[${Array(1000).fill("[{}]").join(",")}]`;
    expect(await read(beside)).toHaveProperty("value");
  });

  it.each([
    ["brackets", "[".repeat(100)],
    ["escaped quotes", `\\"${"[".repeat(100)}\\"`],
    ["backslashes before its end", `${"[".repeat(100)}\\\\`],
  ])("takes no notice of a text with %s", async (_title, text) => {
    expect(await read(`{"text":"${text}"}`)).toHaveProperty("value.text");
  });

  it("is seen behind a text that ends in a backslash", async () => {
    expect(await read(`["\\\\",${nested(40)}]`)).toMatchObject({ code: "BAD_INPUT" });
  });
});

describe("what is no JSON of ours", () => {
  it.each(["", "{", "[1,]", '"never ended', '"\\', "]]]", "\ufeff{}", "{'a':1}", "NaN"])(
    "such as %j is refused",
    async (body) => expect(await read(body)).toMatchObject({ code: "BAD_INPUT" }),
  );

  it("such as bytes that are no text is refused", async () => {
    const request = post(new Uint8Array([0x22, 0xff, 0x22]));
    expect(await outcome(readJson(request, cap))).toMatchObject({ code: "BAD_INPUT" });
  });

  it("may have a key twice, of which the last counts", async () => {
    expect(await read('{"a":1,"a":2}')).toEqual({ value: { a: 2 } });
  });

  it("may name a prototype, and gets none", async () => {
    const { value } = (await read('{"__proto__":{"isPro":true}}')) as { value: Record<string, unknown> };
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect(value["isPro"]).toBeUndefined();
    expect({}).not.toHaveProperty("isPro");
  });
});
