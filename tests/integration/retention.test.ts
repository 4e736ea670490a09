import { Prisma } from "@/lib/db/generated/client";
import { sweepRetention } from "@/lib/features/retention/sweep-retention";
import { createAdministeredApp, eligibleAdminEmail, secureEmails } from "../support/administrators";
import { holdTransaction } from "../support/hold-transaction";
import { templatesTo } from "../support/outbox";
import { photographs, sheetText } from "../support/photographs";
import { createStudent, exists, newSession, userOf } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";
import { newcomer } from "../support/visitors";
import { worksheets } from "../support/worksheets";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
beforeEach(async () => {
  t = await createAdministeredApp();
  s = subscribers(t);
});
afterEach(() => t.close());

const ago = (ms: number) => new Date(t.app.now().getTime() - ms);

describe("an account whose address was never confirmed", () => {
  const unconfirmed = (createdAt: Date, more: { email?: string } = {}) =>
    createStudent(t, { emailVerifiedAt: null, createdAt, ...more });

  it("is erased seven days after its registration, not before, without a trace or a mail", async () => {
    const email = "mai.confermata@casa.example";
    const body = newcomer({ email, nickname: "MaiVista", displayName: "Mai Vista" });
    expect((await t.api("POST", "/api/auth/register", { body })).status).toBe(201);
    expect(await templatesTo(t, email)).toEqual(["verify-email"]);
    t.advance(7 * dayMs - 1);
    await s.sweep();
    expect(await t.app.db.user.count({ where: { email } })).toBe(1);
    t.advance(1);
    await s.sweep();
    expect(await findTraces(t.app.db, [email, "MaiVista", "maivista", "Mai Vista"])).toEqual([]);
    expect(await templatesTo(t, email)).toEqual(["verify-email"]);
    expect((await t.api("POST", "/api/auth/register", { body })).status).toBe(201);
  });

  it("stays once it is confirmed, also by a link that was asked for late", async () => {
    const student = await unconfirmed(ago(7 * dayMs - 1));
    await t.api("POST", "/api/auth/resend-verification", { body: { email: student.email } });
    await t.runJobs();
    await t.app.db.user.update({ where: { id: student.id }, data: { emailVerifiedAt: t.app.now() } });
    t.advance(dayMs);
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
  });

  it("stays when it is confirmed while it is about to be erased", async () => {
    const student = await unconfirmed(ago(8 * dayMs));
    const commit = await holdTransaction(t, (tx) =>
      tx.user.update({ where: { id: student.id }, data: { emailVerifiedAt: t.app.now() } }),
    );
    await sweepRetention(t.app);
    await commit();
    await sweepRetention(t.app);
    expect(await exists(t, student)).toBe(true);
  });

  it("stays when it is an administrator's or a demo account", async () => {
    const old = ago(60 * dayMs);
    const kept = [
      await createStudent(t, { id: 1, emailVerifiedAt: null, createdAt: old }),
      await unconfirmed(old, { email: eligibleAdminEmail }),
      await unconfirmed(old, { email: secureEmails[0] }),
      await unconfirmed(old, { email: "nuovo@english-coach.example" }),
    ];
    const gone = await unconfirmed(old, { email: "nuovo@not-english-coach.example" });
    await s.sweep();
    for (const account of kept) expect(await exists(t, account)).toBe(true);
    expect(await exists(t, gone)).toBe(false);
  });

  it("of a crowd is erased by many sweeps at once, and nobody else", async () => {
    const bystander = await createStudent(t, { createdAt: ago(8 * dayMs) });
    const crowd = await Promise.all(Array.from({ length: 25 }, () => unconfirmed(ago(8 * dayMs))));
    await Promise.all(Array.from({ length: 8 }, () => sweepRetention(t.app)));
    await sweepRetention(t.app);
    for (const account of crowd) expect(await exists(t, account)).toBe(false);
    expect(await exists(t, bystander)).toBe(true);
  });
});

describe("a homework photo", () => {
  /** A page with more on it than its exercise. */
  const page = `Unit 12\nA visit to Whitby\nWhitby is a small town by the sea. Dracula lands there in the book.\n\n${sheetText}\n\nTotal points: 17`;

  it("is kept for 30 days and then gone, with all that was read of it; what was said stays, and the exercise in its sheet", async () => {
    const p = photographs(t);
    const w = worksheets(t);
    p.reader.script = () => Promise.resolve(page);
    const student = await createStudent(t);
    await p.send(student, { message: "Aiuto con il numero 2" });
    const [photo] = await p.photos(student);
    const url = `/api/homework-photos/${photo?.id}`;
    expect(photo?.text).toContain("She ____ (buy) a new bike");
    const lines = await t.app.db.homeworkPhoto.count({ where: { lines: { not: Prisma.DbNull } } });
    expect(lines).toBe(1);
    const [{ id: sheetId } = { id: "" }] = await w.list(student);
    await w.answered(student, sheetId, 1, "goed");
    // A lesson about an item knows of the page what the sheet knows, and no more.
    const about = { worksheetId: sheetId, n: 2 };
    const body = { message: "Mi aiuti con la 2?", about };
    expect((await t.api("POST", "/api/chat", { cookie: student.cookie, body })).status).toBe(200);
    expect(await findTraces(t.app.db, ["Dracula lands", "Total points: 17"])).toEqual([
      "HomeworkPhoto: Dracula lands",
      "HomeworkPhoto: Total points: 17",
    ]);
    t.setClock("2026-12-20T08:59:59.999Z");
    await s.sweep();
    student.cookie = await newSession(t.app, student.id);
    expect((await t.api("GET", url, { cookie: student.cookie })).status).toBe(200);

    t.advance(1);
    await s.sweep();
    expect((await t.api("GET", url, { cookie: student.cookie })).status).toBe(404);
    const corrected = { text: "Un altro testo" };
    expect((await t.api("PUT", url, { cookie: student.cookie, body: corrected })).status).toBe(404);
    const chat = await t.api("GET", `/api/chat/${student.id}`, { cookie: student.cookie });
    const [question, answer] = (await chat.json()) as Record<string, unknown>[];
    expect(question).toMatchObject({ message: "Aiuto con il numero 2", isPhotoGone: true });
    expect(question).not.toHaveProperty("imageUrl");
    expect(question).not.toHaveProperty("photo");
    expect(answer).toMatchObject({ sender: "ai" });
    expect(answer).not.toHaveProperty("isPhotoGone");
    expect(await findTraces(t.app.db, ["Dracula lands", "Total points: 17"])).toEqual([]);
    expect(await findTraces(t.app.db, ["a new bike"])).toEqual([
      "Exchange: a new bike",
      "WorksheetItem: a new bike",
    ]);
    const sheet = await w.get(student, sheetId);
    expect(sheet.items).toMatchObject([
      { gaps: [{ draft: "goed" }], tries: 1 },
      { text: "She ____ (buy) a new bike." },
    ]);
    for (const item of sheet.items) expect(item).not.toHaveProperty("picture");
    const file = await t.api("GET", `/api/users/${student.id}/data`, { cookie: student.cookie });
    expect(await file.json()).toMatchObject({ homeworkPhotos: [], worksheets: [{ id: sheetId }] });
    expect((await w.call(student, "DELETE", `/${sheetId}`)).status).toBe(200);
    expect(await findTraces(t.app.db, ["a new bike"])).toEqual([]);
  });

  it("takes nothing of a newer one along: its exercise goes on in the same conversation", async () => {
    const p = photographs(t);
    const w = worksheets(t);
    const student = await createStudent(t);
    p.reader.script = () => Promise.resolve(page);
    await p.send(student);
    t.advance(20 * dayMs);
    student.cookie = await newSession(t.app, student.id);
    p.reader.script = () => Promise.resolve(`${sheetText.replace("cinema", "museum")}\n\nTotal points: 23`);
    await p.send(student);
    t.advance(10 * dayMs);
    student.cookie = await newSession(t.app, student.id);
    await s.sweep();
    expect(await p.photos(student)).toHaveLength(1);
    expect(await findTraces(t.app.db, ["Total points: 17"])).toEqual([]);
    expect(await findTraces(t.app.db, ["Total points: 23"])).toEqual(["HomeworkPhoto: Total points: 23"]);
    const body = { message: "went" };
    expect((await t.api("POST", "/api/chat", { cookie: student.cookie, body })).status).toBe(200);
    const [{ id } = { id: "" }] = await w.list(student);
    expect((await w.get(student, id)).items[0]).toMatchObject({
      text: "I ____ (go) to the museum last night.",
      status: "solved",
    });
    t.advance(20 * dayMs);
    await s.sweep();
    expect(await findTraces(t.app.db, ["Total points: 23"])).toEqual([]);
  });

  it("leaves a conversation that goes on", async () => {
    const student = await createStudent(t);
    await photographs(t).send(student, { message: "Aiuto con il numero 2" });
    await t.app.db.homeworkPhoto.updateMany({ data: { createdAt: ago(400 * dayMs) } });
    await s.sweep();
    const body = { message: "Can you help me again?" };
    const reply = await json(await t.api("POST", "/api/chat", { cookie: student.cookie, body }));
    expect(reply).toMatchObject({ status: 200, userMessage: { message: "Can you help me again?" } });
    expect(reply.userMessage).not.toHaveProperty("isPhotoGone");
  });
});

it("the address of the last login is forgotten after 90 days, and the day of it is not", async () => {
  const lastLoginAt = t.app.now();
  const fields = { lastLoginAt, lastLoginIp: "198.51.100.77" };
  const [before, again] = [await createStudent(t, fields), await createStudent(t, fields)];
  t.advance(90 * dayMs - 1);
  await s.sweep();
  expect(await userOf(t, before)).toMatchObject(fields);
  await t.app.db.user.update({ where: { id: again.id }, data: { lastLoginAt: t.app.now() } });
  t.advance(1);
  await s.sweep();
  expect(await userOf(t, before)).toMatchObject({ lastLoginAt, lastLoginIp: null });
  expect(await userOf(t, again)).toMatchObject({ lastLoginIp: "198.51.100.77" });
});

it("a mail has no text from the moment it is sent, and 90 days later no row; what still waits stays", async () => {
  const student = await createStudent(t);
  await t.api("POST", "/api/request-data-deletion", { cookie: student.cookie });
  const mails = () => t.app.db.mail.findMany({ where: { userId: student.id } });
  expect((await mails()).map(({ payload }) => payload)).toEqual([expect.any(String)]);
  await t.runJobs();
  expect(await mails()).toMatchObject([{ status: "sent", payload: null }]);
  await t.api("DELETE", "/api/request-data-deletion", { cookie: student.cookie });
  const [, waiting] = await mails();
  t.advance(90 * dayMs - 1);
  await sweepRetention(t.app);
  expect(await mails()).toHaveLength(2);
  t.advance(1);
  await sweepRetention(t.app);
  expect(await mails()).toMatchObject([{ id: waiting?.id, status: "queued" }]);
  await t.app.db.mail.update({ where: { id: waiting?.id }, data: { status: "dead" } });
  await sweepRetention(t.app);
  expect(await mails()).toEqual([]);
});
