import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import { homeworkPhotos as texts, pictureMessage } from "@/lib/i18n/it";
import { drawPage, pastSimplePage } from "../support/homework-page";
import { photographs, replyOf, sheetText } from "../support/photographs";
import { dataUrl, plainUrl } from "../support/pictures";
import { readServerEvents } from "../support/server-events";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let p: ReturnType<typeof photographs>;
/** What reads and answers without any provider. */
let local: Pick<TestApp["app"]["ports"], "homeworkReader" | "tutor">;
beforeAll(async () => {
  t = await createTestApp();
  const { homeworkReader, tutor } = t.app.ports;
  local = { homeworkReader, tutor };
});
beforeEach(() => {
  p = photographs(t);
});
afterAll(() => t.close());

const imageOf = (student: Student, id: string) =>
  t.api("GET", `/api/homework-photos/${id}`, { cookie: student.cookie });

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
    expect(await p.history(student)).toEqual([analysis.userMessage, analysis.aiMessage]);
    expect(await p.user(student)).toMatchObject({ xp: 15, hearts: 10, messagesCount: 0 });
  });

  it("opens its exercise at the first item, item by item, without a solution", async () => {
    t.app.ports.tutor = local.tutor;
    const student = await createStudent(t);
    const { analysis } = await replyOf(await p.analyze(student));
    expect(analysis).toContain("past simple");
    expect(analysis).toContain("I ____ (go) to the cinema last night");
    expect(analysis).not.toMatch(/went|bought/i);
    const next = await replyOf<ExchangeReply>(await p.send(student, { message: "went", image: undefined }));
    expect(next.aiMessage.message).toContain("She ____ (buy) a new bike");
  });

  it("is answered as a picture, whatever it was said to be for", async () => {
    const student = await createStudent(t);
    await replyOf(await p.send(student, { message: "gatto", wish: "word" }));
    expect(p.tutor.turns).toMatchObject([{ isPhoto: true }]);
  });

  it("is told to the tutor as the text of a picture, now and later, and nothing in it is a mistake of the student", async () => {
    const student = await createStudent(t);
    p.reader.script = () => Promise.resolve(`${sheetText}\n3  She like informations. I ____ (be) agree.`);
    await replyOf(await p.analyze(student));
    await replyOf(await p.send(student, { message: "I went", image: undefined }));
    const [first, second] = p.tutor.turns;
    expect(first).toMatchObject({ isPhoto: true });
    expect(first?.ownWords).toContain("____");
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
    Object.assign(t.app.ports, local);
    const folder = mkdtempSync(path.join(os.tmpdir(), "homework-"));
    const file = path.join(folder, "page.jpg");
    drawPage(file, { lines: pastSimplePage, tilt: 0.5, shrinkTo: 800 });
    const student = await createStudent(t);
    const analysis = await replyOf(await p.analyze(student, { image: dataUrl(readFileSync(file)) }));
    expect(analysis.userMessage.photo?.text).toContain("(not / like)");
    expect(analysis.analysis).toContain("(go) to the cinema last night");
    rmSync(folder, { recursive: true });
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
    expect((await p.correct(stranger, id, "stolen text here")).status).toBe(404);
    const message = await replyOf<MessageReply>(await p.correct(student, id, ` ${sheetText} `));
    expect(message).toMatchObject({ id: userMessage.id, photo: { id, text: sheetText } });
    expect((await p.history(student))[0]?.photo?.text).toBe(sheetText);

    t.app.ports.tutor = local.tutor;
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
    expect((await p.correct(student, userMessage.photo?.id ?? "", text as string)).status).toBe(400);
  });
});
