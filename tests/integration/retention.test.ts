import { sweepRetention } from "@/lib/features/retention/sweep-retention";
import { eraseAccounts } from "@/lib/features/deletion/erase-accounts";
import { mailsTo } from "../support/outbox";
import { photographs } from "../support/photographs";
import { createStudent, newSession, type Student } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

const administratorEmail = "preside@scuola.example";
const secureEmail = "registro@scuola.example";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
beforeEach(async () => {
  t = await createTestApp({ SYSTEM_ADMIN_EMAIL: administratorEmail, SECURE_ADMIN_EMAILS: secureEmail });
  s = subscribers(t);
});
afterEach(() => t.close());

const ago = (ms: number) => new Date(t.app.now().getTime() - ms);
const exists = async ({ id }: Pick<Student, "id">) => (await t.app.db.user.count({ where: { id } })) === 1;
const emailOf = async ({ id }: Student) =>
  (await t.app.db.user.findUniqueOrThrow({ where: { id }, select: { email: true } })).email;
async function templatesTo(address: string): Promise<string[]> {
  await t.runJobs();
  return (await mailsTo(t.dataDir, address)).map(({ template }) => template);
}

/** Does something in a transaction that stays open until the function that comes back is called. */
async function holdTransaction(work: Parameters<typeof t.inTransaction>[0]): Promise<() => Promise<unknown>> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let transaction: Promise<unknown> = Promise.resolve();
  await new Promise<void>((done, fail) => {
    transaction = t.inTransaction(async (tx) => {
      await work(tx);
      done();
      await ended;
    });
    transaction.catch(fail);
  });
  return () => {
    end();
    return transaction;
  };
}

describe("an account whose address was never confirmed", () => {
  const unconfirmed = (createdAt: Date, more: { email?: string } = {}) =>
    createStudent(t, { emailVerifiedAt: null, createdAt, ...more });

  it("is erased seven days after its registration, not before, without a trace or a mail", async () => {
    const email = "mai.confermata@casa.example";
    const names = { nickname: "MaiVista", displayName: "Mai Vista" };
    const body = {
      email,
      ...names,
      password: "girasole-blu-7",
      privacyPolicyAccepted: true,
      cookiePolicyAccepted: true,
    };
    expect((await t.api("POST", "/api/auth/register", { body })).status).toBe(201);
    expect(await templatesTo(email)).toEqual(["verify-email"]);
    t.advance(7 * dayMs - 1);
    await s.sweep();
    expect(await t.app.db.user.count({ where: { email } })).toBe(1);
    t.advance(1);
    await s.sweep();
    expect(await findTraces(t.app.db, [email, "MaiVista", "maivista", "Mai Vista"])).toEqual([]);
    expect(await templatesTo(email)).toEqual(["verify-email"]);
    expect((await t.api("POST", "/api/auth/register", { body })).status).toBe(201);
  });

  it("stays once it is confirmed, also by a link that was asked for late", async () => {
    const student = await unconfirmed(ago(7 * dayMs - 1));
    const email = await emailOf(student);
    await t.api("POST", "/api/auth/resend-verification", { body: { email } });
    await t.runJobs();
    await t.app.db.user.update({ where: { id: student.id }, data: { emailVerifiedAt: t.app.now() } });
    t.advance(dayMs);
    await s.sweep();
    expect(await exists(student)).toBe(true);
  });

  it("stays when it is confirmed while it is about to be erased", async () => {
    const student = await unconfirmed(ago(8 * dayMs));
    const commit = await holdTransaction((tx) =>
      tx.user.update({ where: { id: student.id }, data: { emailVerifiedAt: t.app.now() } }),
    );
    await sweepRetention(t.app);
    await commit();
    await sweepRetention(t.app);
    expect(await exists(student)).toBe(true);
  });

  it("stays when it is an administrator's or a demo account", async () => {
    const old = ago(60 * dayMs);
    const kept = [
      await createStudent(t, { id: 1, emailVerifiedAt: null, createdAt: old }),
      await unconfirmed(old, { email: administratorEmail }),
      await unconfirmed(old, { email: secureEmail }),
      await unconfirmed(old, { email: "nuovo@english-coach.example" }),
    ];
    const gone = await unconfirmed(old, { email: "nuovo@not-english-coach.example" });
    await s.sweep();
    for (const account of kept) expect(await exists(account)).toBe(true);
    expect(await exists(gone)).toBe(false);
  });

  it("of a crowd is erased by many sweeps at once, and nobody else", async () => {
    const bystander = await createStudent(t, { createdAt: ago(8 * dayMs) });
    const crowd = await Promise.all(Array.from({ length: 25 }, () => unconfirmed(ago(8 * dayMs))));
    await Promise.all(Array.from({ length: 8 }, () => sweepRetention(t.app)));
    await sweepRetention(t.app);
    for (const account of crowd) expect(await exists(account)).toBe(false);
    expect(await exists(bystander)).toBe(true);
  });
});

describe("an account that nobody uses", () => {
  const registeredAt = "2024-03-10T09:00:00.000Z";
  const lastLoginAt = new Date("2024-03-15T12:00:00.000Z");
  /** 24 months after the last login, less the 30 days of the notice. */
  const noticeAt = Date.parse("2026-02-13T12:00:00.000Z");
  const idleAt = Date.parse("2026-03-15T12:00:00.000Z");
  const setClock = (ms: number) => t.setClock(new Date(ms).toISOString());

  async function idle(
    fields: Parameters<typeof createStudent>[1] = {},
  ): Promise<Student & { email: string }> {
    setClock(Date.parse(registeredAt));
    const student = await createStudent(t, { lastLoginAt, ...fields });
    return { ...student, email: await emailOf(student) };
  }

  it("is told a month before 24 months are over, and erased when nobody comes", async () => {
    const student = await idle({ displayName: "Dimenticata Da Tempo" });
    setClock(noticeAt - 1);
    await s.sweep();
    expect(await templatesTo(student.email)).toEqual([]);
    setClock(noticeAt);
    await s.sweep();
    expect(await templatesTo(student.email)).toEqual(["account-inactive"]);
    const [notice] = await mailsTo(t.dataDir, student.email);
    expect(notice?.text).toContain("15 marzo 2026");
    expect(notice?.links).toEqual(["http://coach.test/login"]);
    setClock(idleAt - 1);
    await s.sweep();
    expect(await exists(student)).toBe(true);
    setClock(idleAt);
    await s.sweep();
    expect(await exists(student)).toBe(false);
    expect(await findTraces(t.app.db, [student.email, "Dimenticata Da Tempo"])).toEqual([]);
    expect(await templatesTo(student.email)).toEqual(["account-inactive", "account-erased"]);
    const farewell = (await mailsTo(t.dataDir, student.email)).at(-1);
    expect(farewell?.text).toMatch(/Non usavi il tuo account da 2 anni/);
  });

  it("is told first, however long the job has not run", async () => {
    const student = await idle();
    const late = idleAt + 300 * dayMs;
    setClock(late);
    await s.sweep();
    expect(await exists(student)).toBe(true);
    expect(await templatesTo(student.email)).toEqual(["account-inactive"]);
    setClock(late + 30 * dayMs);
    await s.sweep();
    expect(await exists(student)).toBe(false);
  });

  it("stays when somebody logs in after the notice, and is told again two years later", async () => {
    const student = await idle();
    setClock(noticeAt);
    await s.sweep();
    setClock(idleAt - dayMs);
    const hash = await t.app.ports.passwordHasher.hash("girasole-blu-7");
    await t.app.db.password.create({ data: { userId: student.id, hash, updatedAt: t.app.now() } });
    const body = { email: student.email, password: "girasole-blu-7" };
    expect((await t.api("POST", "/api/auth/login", { body })).status).toBe(200);
    setClock(idleAt + 2 * dayMs);
    await s.sweep();
    expect(await exists(student)).toBe(true);
    expect(await templatesTo(student.email)).toEqual(["account-inactive"]);
    setClock(noticeAt + 750 * dayMs);
    await s.sweep();
    expect(await exists(student)).toBe(true);
    expect(await templatesTo(student.email)).toEqual(["account-inactive", "account-inactive"]);
  });

  it("stays while somebody is in it, and when they log in while it is being decided", async () => {
    const [inside, entering] = [await idle(), await idle()];
    setClock(noticeAt);
    await s.sweep();
    setClock(idleAt);
    await newSession(t.app, inside.id);
    const createdAt = t.app.now();
    const expiresAt = new Date(createdAt.getTime() + dayMs);
    const session = { id: crypto.randomUUID(), userId: entering.id, createdAt, expiresAt };
    const commit = await holdTransaction((tx) => tx.session.create({ data: session }));
    const sweeping = sweepRetention(t.app);
    await waitForLock();
    await commit();
    await sweeping;
    await s.sweep();
    expect([await exists(inside), await exists(entering)]).toEqual([true, true]);
    expect(await t.app.db.deletionRequest.count()).toBe(0);
  });

  /** Until somebody waits for a row that another holds. */
  async function waitForLock(): Promise<void> {
    for (;;) {
      const [waiting] = await t.app.db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      if (waiting?.count) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it("is told once and erased once by many sweeps at once", async () => {
    const students = [await idle(), await idle(), await idle()];
    setClock(noticeAt);
    await Promise.all(Array.from({ length: 8 }, () => sweepRetention(t.app)));
    for (const { email } of students) expect(await templatesTo(email)).toEqual(["account-inactive"]);
    setClock(idleAt);
    await Promise.all(Array.from({ length: 8 }, () => sweepRetention(t.app)));
    expect(await t.app.db.deletionRequest.count({ where: { reason: "inactivity" } })).toBe(3);
    await Promise.all(Array.from({ length: 4 }, () => eraseAccounts(t.app)));
    for (const student of students) {
      expect(await exists(student)).toBe(false);
      expect(await templatesTo(student.email)).toEqual(["account-inactive", "account-erased"]);
    }
  });

  it("is told again when the process died before the notice was written, and only then", async () => {
    const student = await idle();
    setClock(noticeAt);
    await t.app.db.$executeRawUnsafe(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'killed'; END $$`);
    await t.app.db.$executeRawUnsafe(
      `CREATE TRIGGER fail BEFORE INSERT ON "Mail" FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    const photo = await agedPhoto();
    await sweepRetention(t.app);
    expect(await t.app.db.homeworkPhoto.count({ where: { id: photo.photoId } })).toBe(0); // The steps after it ran.
    await t.app.db.$executeRawUnsafe(`DROP TRIGGER fail ON "Mail"`);
    await sweepRetention(t.app);
    await sweepRetention(t.app);
    expect(await templatesTo(student.email)).toEqual(["account-inactive"]);
  });

  it("stays while Pro is paid for, and for 24 months after", async () => {
    const paying = await idle({ isPro: true, subscriptionStatus: "active" });
    const ended = await idle({
      subscriptionStatus: "expired",
      subscriptionEndDate: new Date("2025-12-01T00:00:00.000Z"),
    });
    const gift = await idle({ isPro: true, hasManualPro: true });
    setClock(idleAt);
    await s.sweep();
    expect(await templatesTo(paying.email)).toEqual([]);
    expect(await templatesTo(ended.email)).toEqual([]);
    expect(await templatesTo(gift.email)).toEqual(["account-inactive"]);
    setClock(Date.parse("2027-11-01T00:00:00.000Z"));
    await s.sweep();
    expect(await templatesTo(paying.email)).toEqual([]);
    expect(await templatesTo(ended.email)).toEqual(["account-inactive"]);
  });

  it("stays when it is an administrator's or a demo account", async () => {
    const kept = [
      await idle({ id: 1, email: "io@scuola.example" }),
      await idle({ email: administratorEmail }),
      await idle({ email: secureEmail }),
      await idle({ email: "sofia@english-coach.example" }),
    ];
    setClock(idleAt + 100 * dayMs);
    await s.sweep();
    for (const student of kept) expect(await templatesTo(student.email)).toEqual([]);
  });
});

/** A picture a student sent a year ago, straight in the database. */
async function agedPhoto(): Promise<Student & { photoId: string }> {
  const p = photographs(t);
  const student = await createStudent(t);
  await p.send(student, { message: "Aiuto con il numero 2" });
  const [photo] = await p.photos(student);
  if (!photo) throw new Error("no photo");
  await t.app.db.homeworkPhoto.update({
    where: { id: photo.id },
    data: { createdAt: new Date(t.app.now().getTime() - 400 * dayMs) },
  });
  return { ...student, photoId: photo.id };
}

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
    const student = await agedPhoto();
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
  expect(await s.user(before)).toMatchObject(fields);
  await t.app.db.user.update({ where: { id: again.id }, data: { lastLoginAt: t.app.now() } });
  t.advance(1);
  await s.sweep();
  expect(await s.user(before)).toMatchObject({ lastLoginAt, lastLoginIp: null });
  expect(await s.user(again)).toMatchObject({ lastLoginIp: "198.51.100.77" });
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
