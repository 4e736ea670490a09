import { runTurn, type TurnListener } from "./run-turn";

const turn = { message: "Yesterday I go to school", clientMessageId: "key-00001" };
const stored = { id: "m1", sender: "user", message: turn.message, createdAt: "2026-03-01T10:00:00.000Z" };
const exchange = { userMessage: stored, aiMessage: { id: "m2", sender: "ai", message: "Quando?" } };

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const onAccepted = jest.fn();
const onText = jest.fn();
const listener: TurnListener = { onAccepted, onText };

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function streamed(...events: string[]): Promise<Response> {
  return Promise.resolve(new Response(events.join(""), { headers: { "Content-Type": "text/event-stream" } }));
}

function refused(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }));
}

function sentBody(call: number): unknown {
  return JSON.parse(fetched.mock.calls[call]?.[1].body as string);
}

function run(signal = new AbortController().signal) {
  return runTurn(turn, signal, listener);
}

const whole = [
  event("accepted", stored),
  event("delta", { text: "Quan" }),
  event("delta", { text: "do?" }),
  event("done", exchange),
];

describe("runTurn", () => {
  test("reports the stored message, the growing text and the exchange", async () => {
    fetched.mockReturnValueOnce(streamed(...whole));
    expect(await run()).toEqual({ type: "answered", exchange });
    expect(onAccepted).toHaveBeenCalledWith(stored);
    expect(onText.mock.calls).toEqual([["Quan"], ["Quando?"]]);
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect(path).toBe("/api/chat");
    expect(request?.headers).toMatchObject({ Accept: "text/event-stream" });
    expect(sentBody(0)).toEqual(turn);
  });

  test("takes a broken stream up once, with the same key", async () => {
    fetched.mockReturnValueOnce(streamed(...whole.slice(0, 2))).mockReturnValueOnce(streamed(...whole));
    expect(await run()).toEqual({ type: "answered", exchange });
    expect(sentBody(1)).toEqual(turn);
  });

  test("gives up when it breaks again", async () => {
    fetched.mockImplementation(() => streamed(...whole.slice(0, 2)));
    expect(await run()).toMatchObject({
      type: "failed",
      problem: "Errore nell'invio del messaggio. Riprova.",
    });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("shows the sentence of an error event and does not try again", async () => {
    const failure = event("error", { error: "Il coach non risponde.", code: "TUTOR_FAILED" });
    fetched.mockReturnValueOnce(streamed(event("accepted", stored), failure));
    expect(await run()).toMatchObject({ type: "failed", problem: "Il coach non risponde." });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("takes 403 as no hearts", async () => {
    const heartsRefillAt = "2026-03-01T12:00:00.000Z";
    const details = { hearts: 0, heartsRefillAt };
    fetched.mockReturnValueOnce(refused(403, { error: "Cuori finiti", code: "NO_HEARTS", details }));
    expect(await run()).toEqual({ type: "refused", refusal: { reason: "no-hearts", heartsRefillAt } });
    fetched.mockReturnValueOnce(refused(403, {}));
    expect(await run()).toMatchObject({ refusal: { reason: "no-hearts", heartsRefillAt: null } });
  });

  test("tells the message limit from it", async () => {
    const details = { limit: "messages", used: 200, max: 200 };
    fetched.mockReturnValueOnce(refused(403, { error: "Limite", code: "LIMIT_REACHED", details }));
    expect(await run()).toEqual({
      type: "refused",
      refusal: { reason: "limit", limit: "messages", used: 200 },
    });
  });

  test("shows the server's sentence on 429, and its own where the server has none", async () => {
    fetched.mockReturnValueOnce(refused(429, { error: "Aspetta un minuto.", code: "TOO_MANY_REQUESTS" }));
    expect(await run()).toMatchObject({ type: "failed", problem: "Aspetta un minuto." });
    fetched.mockReturnValueOnce(Promise.resolve(new Response("<html>", { status: 502 })));
    expect(await run()).toMatchObject({ problem: "Errore nell'invio del messaggio. Riprova." });
  });

  test("says so when the server cannot be reached", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await run()).toMatchObject({
      type: "failed",
      problem: "Impossibile inviare il messaggio. Riprova.",
      isUnreached: true,
    });
  });

  test("has the message wait when the connection breaks twice in the middle", async () => {
    const broken = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(event("accepted", stored)));
          setTimeout(() => controller.error(new TypeError("network error")));
        },
      });
    fetched.mockImplementation(() => Promise.resolve(new Response(broken())));
    expect(await run()).toMatchObject({ type: "failed", isUnreached: true });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("stops when the student does", async () => {
    const controller = new AbortController();
    fetched.mockImplementationOnce(() => {
      controller.abort();
      return Promise.reject(new DOMException("Aborted", "AbortError"));
    });
    expect(await run(controller.signal)).toEqual({ type: "stopped" });
  });
});
