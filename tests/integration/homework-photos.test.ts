import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { AnalysisReply, ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import { homeworkPhotos as texts, pictureMessage } from "@/lib/i18n/it";
import { builtInTutor } from "@/lib/adapters/tutor/built-in";
import { HomeworkReaderError } from "@/lib/ports/homework-reader";
import { TutorError } from "@/lib/ports/tutor";
import { drawPage, pastSimplePage } from "../support/homework-page";
import { photographs, sheetText } from "../support/photographs";
import { dataUrl, plainUrl } from "../support/pictures";
import { readServerEvents } from "../support/server-events";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let p: ReturnType<typeof photographs>;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  t.serveBy(t.app);
  t.setClock("2026-11-20T09:00:00.000Z");
  p = photographs(t);
});
afterAll(() => t.close());

async function replyOf<Reply = AnalysisReply>(response: Response): Promise<Reply> {
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
}

async function history({ id, cookie }: Student): Promise<MessageReply[]> {
  return (await (await t.api("GET", `/api/chat/${id}`, { cookie })).json()) as MessageReply[];
}

const imageOf = (student: Student, id: string) =>
  t.api("GET", `/api/homework-photos/${id}`, { cookie: student.cookie });

const correct = (student: Student, id: string, text: string) =>
  t.api("PUT", `/api/homework-photos/${id}`, { cookie: student.cookie, body: { text } });

describe("an analysed photo", () => {
  it("joins the conversation with its answer, counts as homework and not as a message, and earns 15 XP", async () => {
    const student = await createStudent(t);
    const analysis = await replyOf(await p.analyze(student));
    expect(analysis).toMatchObject({
      analysis: "Guarda bene il verbo. Che tempo serve qui?",
      chatCleared: false,
      xpAwarded: 15,
      leveledUp: false,
      newLevel: 1,
      newAchievements: [],
      hearts: 10,
      usage: { messagesCount: 0, homeworkUploadsCount: 1 },
      userMessage: { message: pictureMessage, photo: { text: sheetText } },
      aiMessage: { xpAwarded: 15 },
    });
    expect(await history(student)).toEqual([analysis.userMessage, analysis.aiMessage]);
    expect(await p.user(student)).toMatchObject({ xp: 15, hearts: 10, messagesCount: 0 });
  });

  it("opens its exercise at the first item, item by item, without a solution", async () => {
    t.app.ports.tutor = builtInTutor();
    const student = await createStudent(t);
    const { analysis } = await replyOf(await p.analyze(student));
    expect(analysis).toContain("past simple");
    expect(analysis).toContain("I ____ (go) to the cinema last night");
    expect(analysis).not.toMatch(/went|bought/i);
    const next = await replyOf<ExchangeReply>(await p.send(student, { message: "went", image: undefined }));
    expect(next.aiMessage.message).toContain("She ____ (buy) a new bike");
  });

  it("is told to the tutor as the text of a picture, now and later, and nothing in it is a mistake of the student", async () => {
    const student = await createStudent(t);
    p.reader.script = () => Promise.resolve(`${sheetText}\n3  She like informations. I ____ (be) agree.`);
    await replyOf(await p.analyze(student));
    await replyOf(await p.send(student, { message: "I went", image: undefined }));
    const [first, second] = p.tutor.turns;
    expect(first).toMatchObject({ isPhoto: true, brief: { strategy: "exercise" } });
    expect(first?.message).toContain("She like informations");
    expect(second?.isPhoto).toBeUndefined();
    expect(second?.history[0]).toMatchObject({ role: "student", isPhoto: true });
    expect(await t.app.db.finding.count({ where: { message: { exchange: { userId: student.id } } } })).toBe(
      0,
    );
  });

  it("is read and answered under one key of its student", async () => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    await replyOf(await p.analyze(student));
    await replyOf(await p.analyze(other));
    const [key, ofOther] = p.reader.studentKeys;
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(ofOther).not.toBe(key);
    expect(p.tutor.studentKeys).toEqual([key, ofOther]);
  });

  it("streams as a message does: accepted with the picture, the pieces, done with what was read", async () => {
    const student = await createStudent(t);
    const response = await t.api("POST", "/api/chat", {
      cookie: student.cookie,
      body: { message: "[Immagine caricata]", image: await plainUrl() },
      headers: { Accept: "text/event-stream" },
    });
    const events = await readServerEvents(response);
    expect(events[0]).toMatchObject({ event: "accepted", data: { photo: { text: null } } });
    expect(events.at(-1)).toMatchObject({
      event: "done",
      data: { userMessage: { photo: { text: sheetText } } },
    });
  });

  it("keeps the student's own words beside the picture", async () => {
    const student = await createStudent(t);
    const sent = await replyOf<ExchangeReply>(await p.send(student, { message: "Mi aiuti con la 2?" }));
    expect(sent.userMessage).toMatchObject({ message: "Mi aiuti con la 2?", photo: { text: sheetText } });
    expect(p.tutor.turns[0]?.message).toBe(sheetText);
  });

  it("without an exercise in it gets words of ours, and a way to go on", async () => {
    const student = await createStudent(t);
    p.reader.script = () => Promise.resolve("The Romans built long roads and stone bridges.");
    const analysis = await replyOf(await p.analyze(student));
    expect(texts.replies.noExercise).toContain(analysis.analysis);
    expect(p.tutor.turns).toHaveLength(0);
  });

  it("is refused for another's id, and what a client may not say", async () => {
    const student = await createStudent(t);
    const stranger = await createStudent(t);
    expect((await p.analyze(student, { userId: stranger.id })).status).toBe(404);
    for (const extra of [
      { userId: String(student.id) },
      { xpAwarded: 99 },
      { text: sheetText },
      { image: 7 },
    ]) {
      expect((await p.analyze(student, extra)).status).toBe(400);
    }
    expect(await p.user(student)).toMatchObject({ homeworkUploadsCount: 0, hearts: 10 });
    expect(await p.photos(student)).toHaveLength(0);
  });
});

describe("a page photographed for real", () => {
  it("is read and taught without any provider", async () => {
    const own = await createTestApp();
    const folder = mkdtempSync(path.join(os.tmpdir(), "homework-"));
    const file = path.join(folder, "page.jpg");
    drawPage(file, { lines: pastSimplePage, tilt: 0.5, shrinkTo: 800 });
    const student = await createStudent(own);
    const body = { userId: student.id, image: dataUrl(readFileSync(file)) };
    const analysis = await replyOf(await own.api("POST", "/api/analyze-homework", { ...student, body }));
    expect(analysis.userMessage.photo?.text).toContain("(not / like)");
    expect(analysis.analysis).toContain("(go) to the cinema last night");
    rmSync(folder, { recursive: true });
    await own.close();
  });
});

describe("the picture itself", () => {
  it("is served to its owner as the clean JPEG it is, and to nobody else", async () => {
    const student = await createStudent(t);
    const { userMessage } = await replyOf(await p.analyze(student));
    const { imageUrl = "", photo } = userMessage;
    expect(imageUrl).toBe(`/api/homework-photos/${photo?.id}`);
    const response = await imageOf(student, photo?.id ?? "");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });

    const stranger = await createStudent(t);
    expect((await imageOf(stranger, photo?.id ?? "")).status).toBe(404);
    expect((await imageOf(student, "nothing")).status).toBe(404);
    expect((await t.api("GET", imageUrl)).status).toBe(401);
  });

  it("is erased with its student, and so is all it earned", async () => {
    const student = await createStudent(t);
    await replyOf(await p.analyze(student));
    await t.app.db.user.delete({ where: { id: student.id } });
    expect(await p.photos(student)).toHaveLength(0);
    expect(await t.app.db.photoReward.count({ where: { userId: student.id } })).toBe(0);
  });
});

describe("what was read", () => {
  it("is put right by its owner only, and counts from the next turn on", async () => {
    const student = await createStudent(t);
    p.reader.script = () => Promise.resolve(sheetText.replace("(buy)", "(bay)"));
    const { userMessage } = await replyOf(await p.analyze(student));
    const id = userMessage.photo?.id ?? "";
    const stranger = await createStudent(t);
    expect((await correct(stranger, id, "stolen text here")).status).toBe(404);
    const message = await replyOf<MessageReply>(await correct(student, id, ` ${sheetText} `));
    expect(message).toMatchObject({ id: userMessage.id, photo: { id, text: sheetText } });
    expect((await history(student))[0]?.photo?.text).toBe(sheetText);

    t.app.ports.tutor = builtInTutor();
    const next = await replyOf<ExchangeReply>(await p.send(student, { message: "went", image: undefined }));
    expect(next.aiMessage.message).toContain("She ____ (buy) a new bike");
  });

  it.each([
    ["nothing", ""],
    ["blanks", "  "],
    ["a bell", "\u0007"],
    ["more than a page", "x".repeat(6001)],
    ["null", null],
    ["a NUL", "a\0b"],
  ])("is not replaced by %s", async (_name, text) => {
    const student = await createStudent(t);
    const { userMessage } = await replyOf(await p.analyze(student));
    expect((await correct(student, userMessage.photo?.id ?? "", text as string)).status).toBe(400);
  });
});

describe("a photo nobody can read", () => {
  const blurs = ["", "   \n ", "1 | ~ rn", "a b c d e f g"];

  it.each(blurs)("%j is refused by the analysis, costs nothing and leaves nothing", async (text) => {
    const student = await createStudent(t);
    p.reader.script = () => Promise.resolve(text);
    const response = await p.analyze(student, { clientMessageId: "blurred" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: texts.illegible });
    expect(await history(student)).toEqual([]);
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
      expect((await correct(student, userMessage.photo?.id ?? "", sheetText)).status).toBe(404);
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
    expect(await history(student)).toEqual([]);
  });

  it("stays in the chat, marked, and is answered by the same send again without being read twice", async () => {
    const student = await createStudent(t);
    p.tutor.script = async function* () {
      yield "";
      throw new TutorError("unavailable");
    };
    expect((await p.send(student, { clientMessageId: "again" })).status).toBe(502);
    expect(await history(student)).toMatchObject([{ status: "failed", photo: { text: sheetText } }]);
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
    while (p.reader.images.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    t.advance(56_000);
    await t.api("GET", "/api/cron/tick", { headers: { Authorization: `Bearer ${t.env.CRON_SECRET}` } });
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 0 });
    go();
    expect((await sent).status).toBeGreaterThanOrEqual(400);
    expect(await p.user(student)).toMatchObject({ hearts: 10, homeworkUploadsCount: 0, xp: 0 });
  });
});
