import { sweep } from "@/lib/features/operations/sweep";
import { clipCache } from "@/lib/features/speech/rules";
import { createStudent, newSession, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
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

const dayMs = 24 * 60 * 60 * 1000;

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
    v.speakWith(v.silent(100));
    await v.speak(pro, "One more clip");
    const kept = await t.app.db.speechClip.findMany({ select: { key: true } });
    expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining(["older", "old"]));
    expect(kept).toHaveLength(3);
    expect((await sizes()).bytes).toBeLessThanOrEqual(clipCache.maxBytes);
  });

  it("stay while they are asked for, and go when they are not for a month", async () => {
    v.speakWith(v.silent(100));
    await v.speak(pro, "Asked for again");
    await v.speak(pro, "Forgotten soon");
    t.advance(20 * dayMs);
    const later = { ...pro, cookie: await newSession(t.app, pro.id) };
    await v.speak(later, "Asked for again");
    t.advance(0.5 * dayMs);
    await v.speak(later, "Something new");
    expect((await sizes()).clips).toBe(3);
    t.advance(10 * dayMs);
    const late = { ...pro, cookie: await newSession(t.app, pro.id) };
    await v.speak(late, "Something else");
    expect((await sizes()).clips).toBe(3);
    v.read.length = 0;
    await v.speak(late, "Asked for again");
    expect(v.read).toEqual([]);
    await v.speak(late, "Forgotten soon");
    expect(v.read).toEqual(["Forgotten soon"]);
  });

  it("go by the sweep where nothing is read aloud any more", async () => {
    const ago = (days: number) => new Date(t.app.now().getTime() - days * dayMs);
    await fill([
      { key: "forgotten", size: 1, usedAt: ago(31) },
      { key: "asked for", size: 1, usedAt: ago(1) },
    ]);
    await sweep(t.app);
    const kept = await t.app.db.speechClip.findMany({ select: { key: true } });
    expect(kept).toEqual([{ key: "asked for" }]);
  });

  it("are not made of a sound that is too large to keep", async () => {
    v.speakWith(v.silent(clipCache.maxClipBytes + 1));
    expect((await v.speak(pro, "Very long indeed")).status).toBe(200);
    expect((await sizes()).clips).toBe(0);
  });
});
