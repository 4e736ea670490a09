import { api, speakFor } from "./client";
import { ApiError } from "./client-errors";

const tooLarge = "L'immagine è troppo grande. Prova con una foto più piccola.";
const cap = 4.5 * 1024 * 1024;

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ id: "w1" })));
  globalThis.fetch = fetched as unknown as typeof fetch;
});

/** A call whose body is of so many characters, all but those around the text. */
const around = JSON.stringify({ key: "k", text: "" }).length;
const send = (text: string) => api("POST /api/worksheets", { body: { key: "k", text } });
const failureOf = (text = "x") =>
  send(text).then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

describe("a body", () => {
  it.each([
    ["of one byte each", "a", 1],
    ["of three bytes each", "€", 3],
    ["of four bytes each", "🙂", 4],
  ])("of characters %s is sent up to 4.5 MB, and refused above before it is", async (_, character, bytes) => {
    const most = Math.floor((cap - around) / bytes);
    expect(await failureOf(character.repeat(most))).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(1);
    const failure = await failureOf(character.repeat(most + 1));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 413, userMessage: tooLarge });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("that the platform refuses is told the same", async () => {
    const page = "Request Entity Too Large\n\nFUNCTION_PAYLOAD_TOO_LARGE\n";
    fetched.mockResolvedValue(new Response(page, { status: 413 }));
    expect(await failureOf()).toMatchObject({
      status: 413,
      message: `413: ${page}`,
      userMessage: tooLarge,
    });
  });

  it("that we refuse is told what we say", async () => {
    fetched.mockResolvedValue(Response.json({ error: "Troppo lungo.", code: "TOO_LARGE" }, { status: 413 }));
    expect(await failureOf()).toMatchObject({ userMessage: "Troppo lungo.", code: "TOO_LARGE" });
  });

  it("that a proxy refuses for another reason is told nothing by it", async () => {
    fetched.mockResolvedValue(new Response("Bad Gateway", { status: 502 }));
    expect((await failureOf())?.userMessage).toBeUndefined();
  });
});

test("every call of a learner's page says whose page it is, once that is known", async () => {
  const headersOf = (call: number) => Object.fromEntries(new Headers(fetched.mock.calls[call]?.[1].headers));
  await send("x");
  expect(headersOf(0)).toEqual({ "content-type": "application/json" });
  speakFor(7);
  await api("GET /api/usage-stats", { headers: { "X-Other": "1" } });
  expect(headersOf(1)).toEqual({ "x-learner": "7", "x-other": "1" });
  speakFor(8);
  await send("x");
  expect(headersOf(2)).toEqual({ "content-type": "application/json", "x-learner": "8" });
});
