import { sweepRetention } from "@/lib/features/retention/sweep-retention";
import { createAdministeredApp, designatedEmail, secureEmails } from "../support/administrators";
import { holdTransaction } from "../support/hold-transaction";
import { templatesTo } from "../support/outbox";
import { photographs } from "../support/photographs";
import { createStudent, exists, newSession, userOf } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";
import { newcomer } from "../support/visitors";

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
      await unconfirmed(old, { email: designatedEmail }),
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
  it("is kept for twelve months and then gone, with what was read of it; what was said stays", async () => {
    const p = photographs(t);
    const student = await createStudent(t);
    await p.send(student, { message: "Aiuto con il numero 2" });
    const [photo] = await p.photos(student);
    const url = `/api/homework-photos/${photo?.id}`;
    expect(photo?.text).toContain("She ____ (buy) a new bike");
    t.setClock("2027-11-20T08:59:59.999Z");
    await s.sweep();
    student.cookie = await newSession(t.app, student.id);
    expect((await t.api("GET", url, { cookie: student.cookie })).status).toBe(200);

    t.advance(1);
    await s.sweep();
    expect((await t.api("GET", url, { cookie: student.cookie })).status).toBe(404);
    const body = { text: "Un altro testo" };
    expect((await t.api("PUT", url, { cookie: student.cookie, body })).status).toBe(404);
    const chat = await t.api("GET", `/api/chat/${student.id}`, { cookie: student.cookie });
    const [question, answer] = (await chat.json()) as Record<string, unknown>[];
    expect(question).toMatchObject({ message: "Aiuto con il numero 2", isPhotoGone: true });
    expect(question).not.toHaveProperty("imageUrl");
    expect(question).not.toHaveProperty("photo");
    expect(answer).toMatchObject({ sender: "ai" });
    expect(answer).not.toHaveProperty("isPhotoGone");
    expect(await findTraces(t.app.db, ["a new bike"])).toEqual([]);
    const file = await t.api("GET", `/api/users/${student.id}/data`, { cookie: student.cookie });
    expect(await file.json()).toMatchObject({ homeworkPhotos: [] });
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
