import { fliteSpeech } from "@/lib/adapters/speech/flite";
import { openaiSpeech } from "@/lib/adapters/speech/openai";
import { SpeechError, type SpeechPort } from "@/lib/ports/speech";
import { SpeechDouble, type SpeechScript } from "../doubles/speech";

const sentence = "She doesn't like apples, does she?";
const never = () => new AbortController().signal;
const aborted = { name: "SpeechError", reason: "timeout" };

let double: SpeechDouble;
const started: SpeechPort[] = [];
beforeEach(async () => void (double = await new SpeechDouble().start()));
afterEach(() => double.stop());
afterAll(() => Promise.all(started.map((port) => port.close())));

const keep = (port: SpeechPort) => (started.push(port), port);
const flite = keep(fliteSpeech());
const onDouble = (more: { model?: string; timeoutMs?: number } = {}) =>
  keep(
    openaiSpeech({
      apiKey: "sk-test",
      baseUrl: double.url,
      model: "gpt-4o-mini-tts",
      voice: "coral",
      ...more,
    }),
  );

/** The seconds of sound a WAV says and holds: a decoder reads it from its header to its last sample. */
function secondsOfWav(wav: Uint8Array): number {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const word = (at: number) => String.fromCharCode(...wav.subarray(at, at + 4));
  expect([word(0), word(8), word(12), word(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
  const [format, channels] = [view.getUint16(20, true), view.getUint16(22, true)];
  const [rate, bytesPerSecond, bits] = [
    view.getUint32(24, true),
    view.getUint32(28, true),
    view.getUint16(34, true),
  ];
  expect({ format, channels, rate, bytesPerSecond, bits }).toEqual({
    format: 1,
    channels: 1,
    rate: 16_000,
    bytesPerSecond: 32_000,
    bits: 16,
  });
  expect(view.getUint32(4, true)).toBe(wav.length - 8);
  expect(view.getUint32(40, true)).toBe(wav.length - 44);
  return (wav.length - 44) / bytesPerSecond;
}

/** Whether there is more in it than silence. */
function loudest(wav: Uint8Array): number {
  const samples = new Int16Array(wav.slice(44).buffer);
  return samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
}

describe.each<[string, () => SpeechPort]>([
  ["flite", () => flite],
  ["openai", onDouble],
])("the %s voice", (_name, build) => {
  test("answers a sound of the type it says", async () => {
    const { audio, contentType } = await build().synthesise(sentence, "en", never());
    expect(contentType).toBe(build().languages.length > 1 ? "audio/mpeg" : "audio/wav");
    expect(audio.length).toBeGreaterThan(4);
  });

  test("speaks English, under a name of its own", () => {
    expect(build().languages).toContain("en");
    expect(build().name).toMatch(/\w \w/);
  });

  test("answers the same sound for the same text, and another for another", async () => {
    const voice = build();
    const [once, again, other] = await Promise.all(
      [sentence, sentence, "He does."].map((text) => voice.synthesise(text, "en", never())),
    );
    expect(Buffer.from(once?.audio ?? []).equals(again?.audio ?? new Uint8Array())).toBe(true);
    expect(Buffer.from(once?.audio ?? []).equals(other?.audio ?? new Uint8Array())).toBe(false);
  });

  test("throws a time-out when it was aborted before, and asks nobody", async () => {
    await expect(build().synthesise(sentence, "en", AbortSignal.abort())).rejects.toMatchObject(aborted);
    expect(double.requests).toEqual([]);
  });

  test.each([
    ["an option of a program", "-o /etc/passwd --help"],
    ["curly quotes and accents", "He said: “I’m in a café” – really…"],
    ["nothing it can pronounce", "日本語"],
    ["markup", "<speak><break time='9s'/>hi</speak>"],
  ])("reads %s as a text", async (_name, text) => {
    const { audio } = await build().synthesise(text, "en", never());
    expect(audio.length).toBeGreaterThan(4);
  });

  test("can be asked again after it failed", async () => {
    const voice = build();
    await voice.synthesise(sentence, "en", AbortSignal.abort()).catch(() => undefined);
    expect((await voice.synthesise(sentence, "en", never())).audio.length).toBeGreaterThan(4);
  });
});

describe("flite", () => {
  test("speaks a WAV of 16 kHz as long as the sentence takes to say", async () => {
    const { audio } = await flite.synthesise(sentence, "en", never());
    const seconds = secondsOfWav(audio);
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThan(5);
    expect(loudest(audio)).toBeGreaterThan(3000);
  });

  test("joins the sentences of a text into one WAV with all of them in it", async () => {
    const [one, both] = await Promise.all([
      flite.synthesise("I like apples.", "en", never()),
      flite.synthesise("I like apples. I like apples.", "en", never()),
    ]);
    expect(secondsOfWav(both.audio)).toBeCloseTo(2 * secondsOfWav(one.audio), 2);
  });

  test("reads a word without an end, and does not take the process with it", async () => {
    const { audio } = await flite.synthesise("x".repeat(300), "en", never());
    expect(secondsOfWav(audio)).toBeGreaterThan(40);
  });

  test("keeps the event loop free while it speaks", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await flite.synthesise("Yesterday I went to the cinema with my friends.", "en", never());
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  test("gives up in the middle, and reads the next text all the same", async () => {
    const long = "one two three four five six seven eight nine ten ".repeat(60);
    await expect(flite.synthesise(long, "en", AbortSignal.timeout(50))).rejects.toMatchObject(aborted);
    expect(secondsOfWav((await flite.synthesise(sentence, "en", never())).audio)).toBeGreaterThan(2);
  });

  test("has its own time limit", async () => {
    const hasty = keep(fliteSpeech({ timeoutMs: 1 }));
    await expect(hasty.synthesise(sentence, "en", never())).rejects.toMatchObject(aborted);
  });

  test("is busy when too many texts wait, and free again afterwards", async () => {
    const narrow = keep(fliteSpeech({ maxTexts: 2 }));
    const answers = await Promise.allSettled(
      ["a", "b", "c"].map((text) => narrow.synthesise(text, "en", never())),
    );
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(answers[2]).toMatchObject({ reason: { reason: "busy" } });
    expect((await narrow.synthesise("d", "en", never())).audio.length).toBeGreaterThan(44);
  });
});

describe("the openai voice towards its provider", () => {
  test("asks for the model, the voice and an MP3, and sends the text and nothing else", async () => {
    await onDouble().synthesise(sentence, "en", never());
    expect(double.requests).toEqual([
      {
        path: "/v1/audio/speech",
        headers: expect.objectContaining({ authorization: "Bearer sk-test" }) as object,
        body: {
          model: "gpt-4o-mini-tts",
          voice: "coral",
          input: sentence,
          response_format: "mp3",
          instructions: expect.stringContaining("British English") as string,
        },
      },
    ]);
  });

  test("asks for Italian where the text is Italian, and gives a model of the first generation no instructions", async () => {
    await onDouble().synthesise("Ciao!", "it", never());
    await onDouble({ model: "tts-1" }).synthesise("Ciao!", "it", never());
    expect(double.requests.map(({ body }) => body.instructions)).toEqual([
      expect.stringContaining("Italian"),
      undefined,
    ]);
  });

  test.each<[string, SpeechScript, SpeechError["reason"]]>([
    ["429", { status: 429, headers: { "Retry-After": "3600" } }, "rate_limited"],
    ["500", { status: 500 }, "unavailable"],
    ["a refused key", { status: 401 }, "unavailable"],
    ["a model it does not have", { status: 404 }, "unavailable"],
    ["silence", "hang", "timeout"],
    ["half a sound", "torn", "unavailable"],
    ["a page instead of a sound", { body: "<html></html>", contentType: "text/html" }, "bad_answer"],
    ["no sound at all", { body: "", contentType: "audio/mpeg" }, "bad_answer"],
  ])("turns %s into a SpeechError, without what the provider said", async (_name, script, reason) => {
    double.always(script);
    const voice = onDouble({ timeoutMs: reason === "timeout" ? 200 : 5000 });
    const error: unknown = await voice.synthesise(sentence, "en", never()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SpeechError);
    expect(error).toMatchObject({ reason });
    const { message, stack, cause } = error as SpeechError;
    expect([message, stack, String(cause), (cause as Error).stack].join()).not.toContain("LEAK");
    expect(double.requests).toHaveLength(1);
  });

  test("turns an address where nothing listens into a SpeechError", async () => {
    const voice = onDouble();
    await double.stop();
    await expect(voice.synthesise(sentence, "en", never())).rejects.toMatchObject({ reason: "unavailable" });
    await double.start();
  });
});
