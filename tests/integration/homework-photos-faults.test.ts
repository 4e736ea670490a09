import type { ExchangeReply } from "@/lib/features/chat/contract";
import { homeworkPhotos as texts, pictureMessage } from "@/lib/i18n/it";
import { HomeworkReaderError } from "@/lib/ports/homework-reader";
import { TutorError } from "@/lib/ports/tutor";
import { photographs, replyOf, sheetText } from "../support/photographs";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
let p: ReturnType<typeof photographs>;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  p = photographs(t);
});
afterAll(() => t.close());

describe("a photo nobody can read", () => {
  const blurs = ["", "   \n ", "1 | ~ rn", "a b c d e f g"];

  it.each(blurs)("%j is refused by the analysis, costs nothing and leaves nothing", async (text) => {
    const student = await createStudent(t);
    p.reader.script = () => Promise.resolve(text);
    const response = await p.analyze(student, { clientMessageId: "blurred" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: texts.illegible });
    expect(await p.history(student)).toEqual([]);
    expect(await p.photos(student)).toHaveLength(0);
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 0, xp: 0 });
    const sent = await replyOf<ExchangeReply>(await p.send(student, { clientMessageId: "blurred" }));
    expect(texts.replies.illegible).toContain(sent.aiMessage.message);
  });

  it("is explained in the chat, in other words each time, for nothing", async () => {
    const student = await createStudent(t, { hearts: 1, homeworkUploadsCount: 19 });
    p.reader.script = () => Promise.resolve("");
    const replies = [
      await replyOf<ExchangeReply>(await p.send(student)),
      await replyOf<ExchangeReply>(await p.send(student)),
    ];
    expect(replies[0]?.aiMessage.message).not.toBe(replies[1]?.aiMessage.message);
    for (const { aiMessage, userMessage, hearts, usage, xpAwarded } of replies) {
      expect(texts.replies.illegible).toContain(aiMessage.message);
      expect({ hearts, xpAwarded, uploads: usage.homeworkUploadsCount }).toEqual({
        hearts: 1,
        xpAwarded: 0,
        uploads: 19,
      });
      expect(userMessage.photo?.text).toBeNull();
      expect((await p.correct(student, userMessage.photo?.id ?? "", sheetText)).status).toBe(404);
    }
    p.reader.script = () => Promise.resolve(sheetText);
    await replyOf(await p.send(student));
    expect(JSON.stringify(p.tutor.turns)).not.toContain("inquadra");
  });
});

describe("a photo that is not answered", () => {
  const faults: [string, () => void, number][] = [
    [
      "no reader",
      () => (p.reader.script = () => Promise.reject(new HomeworkReaderError("unavailable"))),
      503,
    ],
    [
      "a slow reader",
      () => (p.reader.script = () => Promise.reject(new HomeworkReaderError("timeout"))),
      502,
    ],
    [
      "no tutor",
      () =>
        (p.tutor.script = async function* () {
          yield "Guar";
          throw new TutorError("unavailable");
        }),
      502,
    ],
  ];

  it.each(faults)("for %s is refunded, and the analysis leaves nothing", async (_fault, arrange, status) => {
    const student = await createStudent(t);
    arrange();
    const response = await p.analyze(student);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: "Errore nell'analisi del compito" });
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 0, xp: 0 });
    expect(await p.history(student)).toEqual([]);
  });

  it("stays in the chat, marked, and is answered by the same send again without being read twice", async () => {
    const student = await createStudent(t);
    p.tutor.script = async function* () {
      yield "";
      throw new TutorError("unavailable");
    };
    expect((await p.send(student, { clientMessageId: "again" })).status).toBe(502);
    expect(await p.history(student)).toMatchObject([{ status: "failed", photo: { text: sheetText } }]);
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 0 });
    p.tutor.script = async function* () {
      yield "Che cosa ne pensi?";
    };
    await replyOf(await p.send(student, { clientMessageId: "again" }));
    expect(p.reader.images).toHaveLength(1);
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 1 });
  });

  it("is read and answered when the screen sends its key again and no longer has the picture", async () => {
    const student = await createStudent(t);
    const again = { clientMessageId: "reloaded", message: pictureMessage, image: undefined };
    p.reader.script = () => Promise.reject(new HomeworkReaderError("unavailable"));
    expect((await p.send(student, { clientMessageId: "reloaded" })).status).toBe(503);
    p.reader.script = () => Promise.resolve(sheetText);
    const answered = await replyOf<ExchangeReply>(await p.send(student, again));
    expect(answered.userMessage.photo?.text).toBe(sheetText);
    expect(p.reader.images[1]).toEqual(p.reader.images[0]);
    const replayed = await replyOf<ExchangeReply>(await p.send(student, again));
    expect(replayed.aiMessage).toEqual(answered.aiMessage);
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 1, messagesCount: 0 });
  });

  it("after a crash is refunded by the sweep", async () => {
    const student = await createStudent(t);
    let go = () => {};
    p.reader.script = () => new Promise((resolve) => (go = () => resolve(sheetText)));
    const sent = p.analyze(student);
    await until(() => p.reader.images.length > 0);
    t.advance(56_000);
    await t.api("GET", "/api/cron/tick", { headers: { Authorization: `Bearer ${t.env.CRON_SECRET}` } });
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 0 });
    go();
    expect((await sent).status).toBeGreaterThanOrEqual(400);
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 0, xp: 0 });
  });
});
