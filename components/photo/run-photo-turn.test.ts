import { latestToast } from "@/components/ui/toast";
import { runPhotoTurn } from "./run-photo-turn";

const image = "data:image/jpeg;base64,/9j/";
const turn = { message: "[Immagine caricata]", image, clientMessageId: "key-00001" };
const exchange = { userMessage: { id: "m1" }, aiMessage: { id: "m2", message: "Quando?" } };

/** What the pretended server answers to each call, by its path. */
const answers = new Map<string, () => Promise<Response>>();
const sent: { path: string; body: unknown }[] = [];
const onStep = jest.fn();

beforeEach(() => {
  answers.clear();
  sent.length = 0;
  onStep.mockReset();
  globalThis.fetch = ((path: string, { method, body }: RequestInit) => {
    if (method === "POST") sent.push({ path, body: JSON.parse(body as string) });
    return answers.get(path)?.() ?? Promise.reject(new TypeError("Failed to fetch"));
  }) as typeof fetch;
});

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const streamed = () => Promise.resolve(new Response(`event: done\ndata: ${JSON.stringify(exchange)}\n\n`));

function run(signal = new AbortController().signal) {
  return runPhotoTurn(7, turn, signal, { onAccepted: jest.fn(), onText: jest.fn(), onStep });
}

describe("runPhotoTurn", () => {
  test("has the photo analysed for the learner, under the key of the turn", async () => {
    answers.set("/api/analyze-homework", json(200, exchange));
    expect(await run()).toEqual({ type: "answered", exchange });
    expect(sent).toEqual([
      {
        path: "/api/analyze-homework",
        body: { userId: 7, image, clientMessageId: "key-00001", additionalContext: expect.any(String) },
      },
    ]);
  });

  test("asks in Italian for help with the English homework", async () => {
    answers.set("/api/analyze-homework", json(200, exchange));
    await run();
    const additionalContext = "Analizza questo compito di inglese e aiutami a risolverlo.";
    expect(sent[0]?.body).toMatchObject({ additionalContext });
  });

  test("sends what was not analysed as a message under the same key, and says so", async () => {
    answers.set("/api/analyze-homework", json(502, { error: "Errore nell'analisi del compito" }));
    answers.set("/api/chat", streamed);
    expect(await run()).toEqual({ type: "answered", exchange });
    expect(sent[1]).toEqual({ path: "/api/chat", body: turn });
    expect(latestToast()).toMatchObject({ title: "Foto elaborata" });
  });

  test.each([
    ["1 I ____ (go)", "success"],
    [null, "info"],
  ])("calls a photo that was read as %p by its name: %s", async (text, variant) => {
    const read = { ...exchange, userMessage: { id: "m1", photo: { id: "p", text } } };
    answers.set("/api/analyze-homework", json(502, {}));
    answers.set("/api/chat", () =>
      Promise.resolve(new Response(`event: done\ndata: ${JSON.stringify(read)}\n\n`)),
    );
    await run();
    expect(latestToast()).toMatchObject({ title: "Foto elaborata", variant });
  });

  test("gives back what no platform would take", async () => {
    const page = () => Promise.resolve(new Response("FUNCTION_PAYLOAD_TOO_LARGE", { status: 413 }));
    answers.set("/api/analyze-homework", page);
    answers.set("/api/chat", page);
    expect(await run()).toEqual({ type: "given-back", cause: expect.objectContaining({ status: 413 }) });
  });

  test.each([
    [{ code: "NO_HEARTS" }, { reason: "no-hearts", heartsRefillAt: null }],
    [
      { code: "LIMIT_REACHED", details: { limit: "homework", used: 20, max: 20 } },
      { reason: "limit", limit: "homework", used: 20 },
    ],
  ])("does not try again what is refused: %j", async (body, refusal) => {
    answers.set("/api/analyze-homework", json(403, body));
    expect(await run()).toEqual({ type: "refused", refusal });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ["gives the photo back when neither way works", json(500, {}), { type: "given-back" }],
    ["lets the photo wait when nobody is reached", undefined, { type: "failed", isUnreached: true }],
  ])("%s", async (_, answer, outcome) => {
    if (answer) for (const path of ["/api/analyze-homework", "/api/chat"]) answers.set(path, answer);
    expect(await run()).toMatchObject(outcome);
    expect(sent.map(({ path }) => path)).toEqual(["/api/analyze-homework", "/api/chat"]);
  });

  test("sends nothing more once it is stopped", async () => {
    const controller = new AbortController();
    answers.set("/api/analyze-homework", () => {
      controller.abort("stopped");
      return Promise.reject(new DOMException("", "AbortError"));
    });
    expect(await run(controller.signal)).toEqual({ type: "stopped" });
    expect(sent).toHaveLength(1);
  });
});

describe("the steps of an analysis", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("are told as the conversation on the server shows them", async () => {
    let finish = (_: Response) => {};
    answers.set("/api/analyze-homework", () => new Promise((resolve) => (finish = resolve)));
    const outcome = run();
    const shows = async (messages: unknown[]) => {
      answers.set("/api/chat/7", json(200, messages));
      await jest.advanceTimersByTimeAsync(700);
    };
    const { clientMessageId } = turn;
    await shows([{ clientMessageId: "another" }]);
    expect(onStep).not.toHaveBeenCalled();
    await shows([{ clientMessageId, photo: { id: "p", text: null } }]);
    expect(onStep).toHaveBeenLastCalledWith("reading");
    await shows([{ clientMessageId, photo: { id: "p", text: "1 I ____ (go)" } }]);
    expect(onStep).toHaveBeenLastCalledWith("thinking");
    finish(Response.json(exchange));
    await outcome;
    await jest.advanceTimersByTimeAsync(5000);
    expect(onStep).toHaveBeenCalledTimes(2);
  });
});
