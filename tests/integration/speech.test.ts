import { randomUUID } from "node:crypto";
import type { Speech, SpeechPort } from "@/lib/ports/speech";
import { SpeechError } from "@/lib/ports/speech";
import { sweep } from "@/lib/features/operations/sweep";
import { clipCache } from "@/lib/features/speech/rules";
import { createStudent, newSession, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
let pro: Student;
let free: Student;
let flite: SpeechPort;
/** The texts the voice was really asked for. */
const read: string[] = [];

/** A voice of silence: so many bytes of it. */
const silent = (bytes: number): Pick<SpeechPort, "synthesise"> => ({
  synthesise: async (text): Promise<Speech> => {
    read.push(text);
    return { audio: new Uint8Array(bytes), contentType: "audio/wav" };
  },
});
const speakWith = (voice: Partial<SpeechPort>) => void (t.app.ports.speech = { ...flite, ...voice });

beforeAll(async () => {
  t = await createTestApp();
  flite = t.app.ports.speech;
});
afterAll(async () => {
  await flite.close();
  await t.close();
});
beforeEach(async () => {
  pro = await createStudent(t, { isPro: true });
  free = await createStudent(t);
  read.length = 0;
  speakWith({
    synthesise: (text, language, signal) => {
      read.push(text);
      return flite.synthesise(text, language, signal);
    },
  });
});

const speak = (text: unknown, cookie: string | undefined = pro.cookie) =>
  t.api("POST", "/api/speech", { cookie, body: { text } });
const script = (text: string, cookie = pro.cookie) =>
  t.api("POST", "/api/speech/script", { cookie, body: { text } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("POST /api/speech", () => {
  it("answers a WAV that no one may keep, and keeps it for the next time", async () => {
    const first = await speak("**She** doesn't like apples. 🍎");
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("audio/wav");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(first.headers.get("cache-control")).toBe("no-store");
    const sound = await bytesOf(first);
    expect(first.headers.get("content-length")).toBe(String(sound.length));
    expect(sound.toString("latin1", 0, 4)).toBe("RIFF");
    expect(sound.length).toBeGreaterThan(32_000);

    const again = await speak("She doesn't like apples.");
    expect((await bytesOf(again)).equals(sound)).toBe(true);
    expect(read).toEqual(["She doesn't like apples."]);
  });

  it("is read anew to another student, also at the same time, and each has a clip of their own", async () => {
    const text = "My sister is afraid of the dark.";
    const other = await createStudent(t, { isPro: true });
    await Promise.all([speak(text), speak(text, other.cookie)]);
    expect(read).toEqual([text, text]);
    const third = await createStudent(t, { isPro: true });
    await speak(text, third.cookie);
    await speak(text);
    await speak(text, third.cookie);
    expect(read).toEqual([text, text, text]);
    for (const { id: userId } of [pro, other, third])
      expect(await t.app.db.speechClip.count({ where: { userId } })).toBe(1);
  });

  it("is kept of nobody who was erased while it was read", async () => {
    let answer: ((speech: Speech) => void) | undefined;
    speakWith({ synthesise: () => new Promise<Speech>((resolve) => (answer = resolve)) });
    const asked = speak("Gone before it is read");
    await until(() => answer !== undefined);
    await t.app.db.user.delete({ where: { id: pro.id } });
    answer?.({ audio: new Uint8Array(100), contentType: "audio/wav" });
    expect((await asked).status).toBe(200);
    expect(await t.app.db.speechClip.count({ where: { userId: pro.id } })).toBe(0);
  });

  it("is the same for another instance, which reads nothing anew, and not for another voice", async () => {
    const text = "I went to the cinema.";
    await speak(text);
    speakWith({ name: "another voice", ...silent(100) });
    expect((await bytesOf(await speak(text))).length).toBe(100);
    speakWith(silent(200));
    expect((await bytesOf(await speak(text))).length).toBeGreaterThan(1000);
    expect(read).toEqual([text, text]);
  });

  it("is the paywall's for a free user, and nobody's without a session", async () => {
    const refused = await speak("Hello there", free.cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "LIMIT_REACHED",
      error: expect.any(String) as string,
      details: { limit: "audio", used: 0, max: 0 },
    });
    expect((await t.api("POST", "/api/speech", { body: { text: "Hello" } })).status).toBe(401);
    expect(read).toEqual([]);
  });

  it.each([
    [4096, 200],
    [4097, 413],
    [5000, 413],
    [1_000_000, 413],
  ])("answers %i characters with %i", async (length, status) => {
    speakWith(silent(100));
    const response = await speak("a".repeat(length));
    expect(response.status).toBe(status);
    if (status === 413) {
      expect(await response.json()).toMatchObject({
        code: "TOO_LARGE",
        error: expect.stringContaining("4.096") as string,
      });
      expect(read).toEqual([]);
    }
  });

  it.each(["", "   ", "😀", "---", 7, null, ["x"], "a\0b"])("refuses %j", async (text) => {
    const response = await speak(text);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "BAD_INPUT" });
  });

  it("reads once what twenty ask for at the same time", async () => {
    const text = `Twenty at once ${randomUUID().replace(/\d/g, "x")}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => speak(text)));
    const sounds = await Promise.all(answers.map(bytesOf));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(sounds.map((sound) => sound.toString("base64"))).size).toBe(1);
    expect(read).toHaveLength(1);
    expect(await t.app.db.speechClip.count({ where: { size: sounds[0]?.length } })).toBe(1);
  });

  it("says kindly that the voice failed, keeps nothing, and reads the next time", async () => {
    const text = "The voice fails now";
    for (const reason of ["timeout", "busy", "unavailable"] as const) {
      speakWith({ synthesise: () => Promise.reject(new SpeechError(reason)) });
      const response = await speak(text);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        code: "UNAVAILABLE",
        error: expect.stringContaining("Riprova") as string,
      });
    }
    speakWith(silent(100));
    expect((await speak(text)).status).toBe(200);
  });

  it("refuses the sixty-first in a minute", async () => {
    speakWith(silent(100));
    const statuses = [];
    for (let call = 0; call < 61; call++) statuses.push((await speak("Again and again")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the clips", () => {
  const sizes = async () => {
    const { _sum, _count } = await t.app.db.speechClip.aggregate({ _sum: { size: true }, _count: true });
    return { bytes: _sum.size ?? 0, clips: _count };
  };
  const fill = (clips: { key: string; size: number; usedAt: Date }[]) =>
    t.app.db.speechClip.createMany({
      data: clips.map((clip) => ({
        ...clip,
        userId: free.id,
        contentType: "audio/wav",
        audio: new Uint8Array(1),
      })),
    });

  beforeEach(async () => void (await t.app.db.speechClip.deleteMany()));

  it("never take more room than they are given: the oldest go first", async () => {
    const half = clipCache.maxBytes / 2;
    const ago = (ms: number) => new Date(t.app.now().getTime() - ms);
    await fill([
      { key: "oldest", size: half, usedAt: ago(3000) },
      { key: "older", size: half - 1000, usedAt: ago(2000) },
      { key: "old", size: 1000, usedAt: ago(1000) },
    ]);
    speakWith(silent(100));
    await speak("One more clip");
    const kept = await t.app.db.speechClip.findMany({ select: { key: true } });
    expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining(["older", "old"]));
    expect(kept).toHaveLength(3);
    expect((await sizes()).bytes).toBeLessThanOrEqual(clipCache.maxBytes);
  });

  it("stay while they are asked for, and go when they are not for a month", async () => {
    const day = 24 * 60 * 60 * 1000;
    speakWith(silent(100));
    await speak("Asked for again");
    await speak("Forgotten soon");
    t.advance(20 * day);
    const cookie = await newSession(t.app, pro.id);
    await speak("Asked for again", cookie);
    t.advance(0.5 * day);
    await speak("Something new", cookie);
    expect((await sizes()).clips).toBe(3);
    t.advance(10 * day);
    const late = await newSession(t.app, pro.id);
    await speak("Something else", late);
    expect((await sizes()).clips).toBe(3);
    read.length = 0;
    await speak("Asked for again", late);
    expect(read).toEqual([]);
    await speak("Forgotten soon", late);
    expect(read).toEqual(["Forgotten soon"]);
  });

  it("go by the sweep where nothing is read aloud any more", async () => {
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => new Date(t.app.now().getTime() - days * day);
    await fill([
      { key: "forgotten", size: 1, usedAt: ago(31) },
      { key: "asked for", size: 1, usedAt: ago(1) },
    ]);
    await sweep(t.app);
    const kept = await t.app.db.speechClip.findMany({ select: { key: true } });
    expect(kept).toEqual([{ key: "asked for" }]);
  });

  it("are not made of a sound that is too large to keep", async () => {
    speakWith(silent(clipCache.maxClipBytes + 1));
    expect((await speak("Very long indeed")).status).toBe(200);
    expect((await sizes()).clips).toBe(0);
  });
});

describe("POST /api/speech/script", () => {
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
    expect(read).toEqual([]);
  });

  it("gives a voice of both languages all of it, still in parts of one language", async () => {
    speakWith({ languages: ["it", "en"] });
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

describe("POST /api/increment-usage", () => {
  const increment = (body: unknown, cookie: string | undefined = free.cookie) =>
    t.api("POST", "/api/increment-usage", { cookie, body });

  it.each(["messages", "homework", "audio"])(
    "answers the stats for %s, and changes no count",
    async (type) => {
      const response = await increment({ type });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ isPro: false, messagesCount: 0, homeworkUploadsCount: 0 });
      const user = await t.app.db.user.findUniqueOrThrow({ where: { id: free.id } });
      expect(user).toMatchObject({ messagesCount: 0, homeworkUploadsCount: 0 });
    },
  );

  it("refuses what it does not know, and who is nobody", async () => {
    for (const body of [{ type: "hearts" }, { type: "messages", by: -5 }, {}]) {
      expect((await increment(body)).status).toBe(400);
    }
    expect((await t.api("POST", "/api/increment-usage", { body: { type: "audio" } })).status).toBe(401);
  });
});
