import { randomUUID } from "node:crypto";
import { SpeechError, type Speech } from "@/lib/ports/speech";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";
import { voices } from "../support/voices";

let t: TestApp;
let v: ReturnType<typeof voices>;
let pro: Student;
let free: Student;
beforeAll(async () => {
  t = await createTestApp();
  v = voices(t);
});
beforeEach(async () => {
  pro = await createStudent(t, { isPro: true });
  free = await createStudent(t);
  v.speakLocally();
});
afterAll(async () => {
  await v.close();
  await t.close();
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("POST /api/speech", () => {
  it("answers a WAV that no one may keep, and keeps it for the next time", async () => {
    const first = await v.speak(pro, "**She** doesn't like apples. 🍎");
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("audio/wav");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(first.headers.get("cache-control")).toBe("no-store");
    const sound = await bytesOf(first);
    expect(first.headers.get("content-length")).toBe(String(sound.length));
    expect(sound.toString("latin1", 0, 4)).toBe("RIFF");
    expect(sound.length).toBeGreaterThan(32_000);

    const again = await v.speak(pro, "She doesn't like apples.");
    expect((await bytesOf(again)).equals(sound)).toBe(true);
    expect(v.read).toEqual(["She doesn't like apples."]);
  });

  it("is read anew to another student, also at the same time, and each has a clip of their own", async () => {
    const text = "My sister is afraid of the dark.";
    const other = await createStudent(t, { isPro: true });
    await Promise.all([v.speak(pro, text), v.speak(other, text)]);
    expect(v.read).toEqual([text, text]);
    const third = await createStudent(t, { isPro: true });
    await v.speak(third, text);
    await v.speak(pro, text);
    await v.speak(third, text);
    expect(v.read).toEqual([text, text, text]);
    for (const { id: userId } of [pro, other, third])
      expect(await t.app.db.speechClip.count({ where: { userId } })).toBe(1);
  });

  it("is kept of nobody who was erased while it was read", async () => {
    let answer: ((speech: Speech) => void) | undefined;
    v.speakWith({ synthesise: () => new Promise<Speech>((resolve) => (answer = resolve)) });
    const asked = v.speak(pro, "Gone before it is read");
    await until(() => answer !== undefined);
    await t.app.db.user.delete({ where: { id: pro.id } });
    answer?.({ audio: new Uint8Array(100), contentType: "audio/wav" });
    expect((await asked).status).toBe(200);
    expect(await t.app.db.speechClip.count({ where: { userId: pro.id } })).toBe(0);
  });

  it("is the same for another instance, which reads nothing anew, and not for another voice", async () => {
    const text = "I went to the cinema.";
    await v.speak(pro, text);
    v.speakWith({ name: "another voice", ...v.silent(100) });
    expect((await bytesOf(await v.speak(pro, text))).length).toBe(100);
    v.speakWith(v.silent(200));
    expect((await bytesOf(await v.speak(pro, text))).length).toBeGreaterThan(1000);
    expect(v.read).toEqual([text, text]);
  });

  it("is the paywall's for a free user, and nobody's without a session", async () => {
    const refused = await v.speak(free, "Hello there");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "LIMIT_REACHED",
      error: expect.any(String) as string,
      details: { limit: "audio", used: 0, max: 0 },
    });
    expect((await t.api("POST", "/api/speech", { body: { text: "Hello" } })).status).toBe(401);
    expect(v.read).toEqual([]);
  });

  it.each([
    [4096, 200],
    [4097, 413],
    [5000, 413],
    [1_000_000, 413],
  ])("answers %i characters with %i", async (length, status) => {
    v.speakWith(v.silent(100));
    const response = await v.speak(pro, "a".repeat(length));
    expect(response.status).toBe(status);
    if (status === 413) {
      expect(await response.json()).toMatchObject({
        code: "TOO_LARGE",
        error: expect.stringContaining("4.096") as string,
      });
      expect(v.read).toEqual([]);
    }
  });

  it.each(["", "   ", "😀", "---", 7, null, ["x"], "a\0b"])("refuses %j", async (text) => {
    const response = await v.speak(pro, text);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "BAD_INPUT" });
  });

  it("reads once what twenty ask for at the same time", async () => {
    const text = `Twenty at once ${randomUUID().replace(/\d/g, "x")}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => v.speak(pro, text)));
    const sounds = await Promise.all(answers.map(bytesOf));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(sounds.map((sound) => sound.toString("base64"))).size).toBe(1);
    expect(v.read).toHaveLength(1);
    expect(await t.app.db.speechClip.count({ where: { size: sounds[0]?.length } })).toBe(1);
  });

  it("says kindly that the voice failed, keeps nothing, and reads the next time", async () => {
    const text = "The voice fails now";
    for (const reason of ["timeout", "busy", "unavailable"] as const) {
      v.speakWith({ synthesise: () => Promise.reject(new SpeechError(reason)) });
      const response = await v.speak(pro, text);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        code: "UNAVAILABLE",
        error: expect.stringContaining("Riprova") as string,
      });
    }
    v.speakWith(v.silent(100));
    expect((await v.speak(pro, text)).status).toBe(200);
  });

  it("refuses the sixty-first in a minute", async () => {
    v.speakWith(v.silent(100));
    const statuses = [];
    for (let call = 0; call < 61; call++) statuses.push((await v.speak(pro, "Again and again")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("POST /api/speech/script", () => {
  const script = (text: string, cookie = pro.cookie) =>
    t.api("POST", "/api/speech/script", { cookie, body: { text } });

  const message = "Riguarda «He like»: manca **qualcosa**. 🙂";

  it("gives the English to the English voice and the Italian to the device", async () => {
    const response = await script(message);
    expect(await response.json()).toEqual({
      parts: [
        { language: "it", text: "Riguarda", voice: "browser" },
        { language: "en", text: "He like:", voice: "server" },
        { language: "it", text: "manca qualcosa.", voice: "browser" },
      ],
    });
    expect(v.read).toEqual([]);
  });

  it("gives a voice of both languages all of it, still in parts of one language", async () => {
    v.speakWith({ languages: ["it", "en"] });
    const { parts } = await (await script(message)).json();
    expect(parts).toEqual([
      { language: "it", text: "Riguarda", voice: "server" },
      { language: "en", text: "He like:", voice: "server" },
      { language: "it", text: "manca qualcosa.", voice: "server" },
    ]);
  });

  it("is for Pro, within the same length", async () => {
    expect((await script(message, free.cookie)).status).toBe(403);
    expect((await script("a".repeat(4097))).status).toBe(413);
    expect((await t.api("POST", "/api/speech/script", { body: { text: message } })).status).toBe(401);
    expect(await (await script("🎉")).json()).toEqual({ parts: [] });
  });
});
