import { setTimeout as sleep } from "node:timers/promises";
import type { AnalysisReply, ExchangeReply } from "@/lib/features/chat/contract";
import { photographs } from "../support/photographs";
import { plainUrl } from "../support/pictures";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, newSession, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let p: ReturnType<typeof photographs>;
beforeAll(async () => {
  t = await createTestApp();
  await warmUpThreads();
});
beforeEach(() => {
  t.setClock("2026-11-20T09:00:00.000Z");
  p = photographs(t);
});
afterAll(() => t.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const accepted = (responses: Response[]) => responses.filter(({ status }) => status === 200);

const xpOf = async (responses: Response[]) => {
  const replies = await Promise.all(
    accepted(responses).map(async (response) => (await response.json()) as AnalysisReply),
  );
  return replies.map(({ xpAwarded }) => xpAwarded).sort((one, other) => other - one);
};

/** Photos of different things. */
const upload = async (student: Student, shade: number) =>
  p.analyze(student, { image: await plainUrl(shade) });

describe("the limit of homework", () => {
  it("lets exactly one of 20 photos at once through at 19, and one reading of it", async () => {
    const student = await createStudent(t, { homeworkUploadsCount: 19 });
    const responses = await times(20, (shade) => upload(student, shade));
    expect(accepted(responses)).toHaveLength(1);
    const refused = responses.find(({ status }) => status !== 200);
    expect(refused?.status).toBe(403);
    expect(await refused?.json()).toMatchObject({
      code: "LIMIT_REACHED",
      details: { limit: "homework", used: 20, max: 20 },
    });
    expect(p.reader.images).toHaveLength(1);
    expect(await p.user(student)).toMatchObject({ homeworkUploadsCount: 20, hearts: 10, messagesCount: 0 });
    expect(await p.photos(student)).toHaveLength(1);
  });

  it("is that of homework only: 200 messages are no matter to a photo, nor 20 photos to a message", async () => {
    const writer = await createStudent(t, { messagesCount: 200 });
    expect((await p.send(writer)).status).toBe(200);
    const painter = await createStudent(t, { homeworkUploadsCount: 20 });
    expect((await p.send(painter)).status).toBe(403);
    expect((await p.send(painter, { message: "Hello my friend", image: undefined })).status).toBe(200);
  });

  it("takes no heart, and needs none", async () => {
    const student = await createStudent(t, { hearts: 0 });
    const responses = await times(4, (shade) => upload(student, shade));
    expect(accepted(responses)).toHaveLength(4);
    expect(await p.user(student)).toMatchObject({ hearts: 0, homeworkUploadsCount: 4 });
    expect((await p.send(student, { message: "Hello my friend", image: undefined })).status).toBe(403);
  });

  it("is none for Pro, who is counted all the same", async () => {
    const student = await createStudent(t, { isPro: true, homeworkUploadsCount: 50, hearts: 0 });
    const reply = (await (await p.send(student)).json()) as ExchangeReply;
    expect(reply).toMatchObject({ hearts: 10, usage: { homeworkUploadsCount: 51 } });
    p.reader.script = () => Promise.resolve("");
    await p.send(student);
    expect(await p.user(student)).toMatchObject({ homeworkUploadsCount: 51, hearts: 0 });
  });

  it("answers 20 photos in a minute together with the messages, and charges the next nothing", async () => {
    const student = await createStudent(t, { isPro: true });
    for (let wave = 0; wave < 4; wave += 1) {
      const responses = await times(5, (shade) => upload(student, wave * 5 + shade));
      expect(accepted(responses)).toHaveLength(5);
    }
    const refused = await times(3, (shade) => upload(student, 100 + shade));
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect((await p.user(student)).homeworkUploadsCount).toBe(20);
    expect((await p.send(student, { message: "Hello my friend", image: undefined })).status).toBe(429);
  });

  it("stops whoever has pictures decoded for nothing", async () => {
    const student = await createStudent(t);
    const responses = await times(45, () => p.analyze(student, { image: "data:image/jpeg;base64,AAAA" }));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(40);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe("the same photo sent again", () => {
  it("under its key is one exchange, one reading and one charge for 20 at once", async () => {
    const student = await createStudent(t);
    p.tutor.script = async function* () {
      await sleep(30);
      yield "Una sola risposta, vero?";
    };
    const responses = await times(20, () => p.analyze(student, { clientMessageId: "one key" }));
    const replies = (await Promise.all(responses.map((response) => response.json()))) as AnalysisReply[];
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ aiMessage }) => aiMessage.id)).size).toBe(1);
    expect(p.reader.images).toHaveLength(1);
    expect(await p.user(student)).toMatchObject({ homeworkUploadsCount: 1, hearts: 10, xp: 15 });
  });

  it("is refused when the picture or the words under the key are others", async () => {
    const student = await createStudent(t);
    await p.send(student, { clientMessageId: "mine", message: "Aiuto" });
    const others = [
      { image: await plainUrl(10), message: "Aiuto" },
      { message: "Altro" },
      { message: "Altro", image: undefined },
    ];
    for (const other of others) {
      expect((await p.send(student, { clientMessageId: "mine", ...other })).status).toBe(409);
    }
    expect((await p.user(student)).homeworkUploadsCount).toBe(1);
  });
});

describe("the XP of photos", () => {
  it("are 15 for three of 20 at once", async () => {
    const student = await createStudent(t, { isPro: true });
    const responses = await times(20, (shade) => upload(student, shade));
    expect(await xpOf(responses)).toEqual([15, 15, 15, ...Array<number>(17).fill(0)]);
    expect((await p.user(student)).xp).toBe(45);
  });

  it("come once for the same picture, under 10 at once and on another day", async () => {
    const student = await createStudent(t);
    const responses = await times(10, () => p.analyze(student));
    expect(await xpOf(responses)).toEqual([15, ...Array<number>(9).fill(0)]);
    t.setClock("2026-11-21T09:00:00.000Z");
    const again = { ...student, cookie: await newSession(t.app, student.id) };
    expect(await xpOf([await p.analyze(again)])).toEqual([0]);
    expect(await xpOf([await upload(again, 1)])).toEqual([15]);
  });

  it("start anew at midnight in Rome", async () => {
    const student = await createStudent(t);
    t.setClock("2026-07-01T21:59:00.000Z");
    const today = { ...student, cookie: await newSession(t.app, student.id) };
    expect(await xpOf(await times(4, (shade) => upload(today, shade)))).toEqual([15, 15, 15, 0]);
    t.setClock("2026-07-01T22:01:00.000Z");
    expect(await xpOf([await upload(today, 9)])).toEqual([15]);
  });

  it("stay under the cap of the day", async () => {
    const student = await createStudent(t);
    const day = new Date("2026-11-20");
    await t.app.db.dailyActivity.create({ data: { userId: student.id, day, xp: 90 } });
    expect(await xpOf([await upload(student, 1)])).toEqual([10]);
    expect(await xpOf([await upload(student, 2)])).toEqual([0]);
  });

  it("bring a level and its badge, which the answer names", async () => {
    const student = await createStudent(t, { xp: 170 });
    const reply = (await (await p.analyze(student)).json()) as AnalysisReply;
    expect(reply).toMatchObject({
      xpAwarded: 15,
      leveledUp: true,
      newAchievements: [{ badgeType: "level_5_champion" }],
    });
  });
});
