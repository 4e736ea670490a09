import { setTimeout as sleep } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { resendMailer } from "@/lib/adapters/mail/resend";
import type { App } from "@/lib/context";
import { tick } from "@/lib/features/operations/tick";
import { readEnv } from "@/lib/env";
import { buildApp } from "@/lib/wiring";
import { ResendDouble } from "../doubles/resend";
import { createStudent } from "../support/students";
import { isSweeping } from "../support/sweep";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";
import { Wire } from "../support/wire";

let t: TestApp;
let resend: ResendDouble;
beforeEach(async () => {
  resend = await new ResendDouble().start();
  t = await createTestApp();
  t.app.ports.mailer = mailerTo(resend.url);
  resend.now = t.app.now;
});
afterEach(async () => {
  await t.close();
  await resend.stop();
});

const mailerTo = (baseUrl: string, timeoutMs = 300) =>
  resendMailer({ apiKey: "re_test", baseUrl, from: "Coach <coach@example.it>", timeoutMs });

/** Students whose parents want reports. */
async function createConfirmed(count: number): Promise<string[]> {
  const [createdAt, confirmedAt] = [new Date("2026-09-01T08:00:00Z"), new Date("2026-09-02T08:00:00Z")];
  const addresses = Array.from({ length: count }, (_, n) => `genitore${n}@casa.example`);
  await t.app.db.user.createMany({
    data: addresses.map((parentEmail, n) => ({
      email: `figlio${n}@scuola.example`,
      nickname: `Figlio ${n}`,
      nicknameKey: `figlio ${n}`,
      displayName: `Figlio ${n}`,
      displayNameKey: `figlio ${n}`,
      heartsUpdatedAt: createdAt,
      createdAt,
      emailVerifiedAt: createdAt,
      parentEmail,
    })),
  });
  const students = await t.app.db.user.findMany({ select: { id: true, parentEmail: true } });
  await t.app.db.guardian.createMany({
    data: students.map(({ id: userId, parentEmail }) => ({
      id: uuid(),
      userId,
      email: parentEmail ?? "",
      confirmedAt,
      changedAt: confirmedAt,
    })),
  });
  return addresses.sort();
}

const tickOf = (app: App) =>
  tick({ ...app, actor: { kind: "system" }, requestId: "test", keepAlive: () => undefined });

/** Lets the queue's own time pass: what waits is due, and what a dead process had is free again. */
async function hurryJobs(): Promise<void> {
  await t.app.db.$executeRaw`
    UPDATE pgboss.job SET "start_after" = now() WHERE "state" IN ('created', 'retry')`;
  await t.app.db.$executeRaw`
    UPDATE pgboss.job SET "started_on" = now() - interval '1 hour' WHERE "state" = 'active'`;
  t.advance(61_000);
}

/** How many are to hear, and how many processes die over it. */
const [listeners, lives] = isSweeping ? [500, 20] : [60, 6];

async function reachesProvider(times: number): Promise<void> {
  const before = resend.calls;
  await until(() => resend.calls >= before + times);
}

const recipients = () => resend.mails.map(({ to }) => to.join()).sort();
const firstOfDecember = "2026-12-01T07:00:00.000Z";

describe("the monthly report", () => {
  it(`reaches ${listeners} parents once each, through ten ticks at once, ${lives} deaths and a provider in trouble`, async () => {
    t.setClock(firstOfDecember);
    const addresses = await createConfirmed(listeners);
    const hastyMs = 100; // What comes later is sent again, and is one mail.
    t.app.ports.mailer = mailerTo(resend.url, hastyMs);
    const faults = [500, 429, "hang", "accept-then-hang", "garbage", 503] as const;

    for (let life = 0; life < lives; life++) {
      const [database, provider] = [await Wire.to(t.env.DATABASE_URL ?? ""), await Wire.to(resend.url)];
      const env = readEnv({
        ...t.env,
        PORT: "3000",
        TRUST_PROXY: "0",
        OPENAI_MODERATION: "1",
        TUTOR_TIMEOUT_S: "25",
        ALLOW_OUTBOX: "1",
        ALLOW_DEMO_ACCOUNTS: "1",
        ALLOW_LOCAL_PAYMENTS: "1",
        JOBS_EVERY_MINUTE: "",
        SERVICE_WORKER: "1",
        VERCEL: "",
        DATABASE_URL: database.url,
      });
      const app = await buildApp(env, t.app.now);
      app.ports.mailer = mailerTo(provider.url, hastyMs);
      // Of fewer mails, all faults in every life would leave none that is sent before a death.
      for (const fault of isSweeping ? faults : faults.filter((_, n) => n % 2 === life % 2))
        resend.failNext(fault);
      await app.ports.jobs.enqueue("sweep", {}); // A process that dies while it starts proves little.
      const ticks = Promise.allSettled(Array.from({ length: 10 }, () => tickOf(app)));
      if (life % 2 === 0) await sleep(50 + Math.random() * 700);
      else await Promise.race([reachesProvider(1 + life), ticks]); // It dies among mails, however slow the machine is.
      database.cut();
      provider.cut();
      await ticks;
      await Promise.allSettled([app.ports.jobs.stop(), app.db.$disconnect()]);
      await hurryJobs();
    }
    expect(resend.mails.length).toBeLessThan(listeners); // Else the deaths came too late to prove anything.

    t.advance(24 * 60 * 60_000);
    for (let round = 0; resend.mails.length < listeners && round < 60; round++) {
      await Promise.all([tickOf(t.app), tickOf(t.app)]);
      await hurryJobs();
    }
    await tickOf(t.app);
    expect(recipients()).toEqual(addresses);
    const { db } = t.app;
    expect(await db.parentReport.count({ where: { period: "2026-11" } })).toBe(listeners);
    expect(await db.mail.groupBy({ by: ["status"], _count: true })).toEqual([
      { status: "sent", _count: listeners },
    ]);
  }, 300_000);

  it.each([
    ["the last minute of November", "2026-11-30T22:59:00.000Z", 0],
    ["7:59 on the 1st", "2026-12-01T06:59:00.000Z", 0],
    ["8:00 on the 1st", firstOfDecember, 3],
    ["the 7th, where everything was down before", "2026-12-07T22:00:00.000Z", 3],
    ["the 8th", "2026-12-08T08:00:00.000Z", 0],
    ["8:00 on a 1st of summer", "2027-07-01T06:00:00.000Z", 3],
  ])("at %s", async (_, instant, mails) => {
    t.setClock(instant);
    await createConfirmed(3);
    await tickOf(t.app);
    await tickOf(t.app);
    expect(resend.mails).toHaveLength(mails);
  });

  it("comes once a month, of the month before", async () => {
    await createConfirmed(1);
    for (const day of ["2026-12-01", "2026-12-02", "2026-12-07", "2027-01-01", "2027-01-03"]) {
      t.setClock(`${day}T09:00:00.000Z`);
      await tickOf(t.app);
    }
    expect(resend.mails.map(({ subject }) => /novembre|dicembre/.exec(subject)?.[0])).toEqual([
      "novembre",
      "dicembre",
    ]);
  });

  it("goes to nobody who has not said yes, who has said no, or whose child was not here yet", async () => {
    t.setClock(firstOfDecember);
    const at = t.app.now();
    const createdAt = new Date("2026-11-30T22:00:00Z");
    const reader = async (email: string, more: object = {}, born = createdAt) => {
      const { id: userId } = await createStudent(t, { parentEmail: email, createdAt: born });
      await t.app.db.guardian.create({
        data: { id: uuid(), userId, email, confirmedAt: at, changedAt: at, ...more },
      });
    };
    await reader("si@casa.example");
    await reader("ferma@casa.example", { mailsStoppedAt: at });
    await reader("niente.report@casa.example", { reports: false });
    await reader("nuovo@casa.example", {}, new Date("2026-11-30T23:00:00Z"));
    await createStudent(t, { parentEmail: "forse@casa.example", createdAt });
    await createStudent(t, { parentEmail: null, createdAt });
    await tickOf(t.app);
    expect(recipients()).toEqual(["si@casa.example"]);
  });

  it("reaches every parent who wants it, of a child too", async () => {
    t.setClock(firstOfDecember);
    const at = t.app.now();
    const child = { birthMonth: 6, birthYear: 2015, createdAt: new Date("2026-09-01T08:00:00Z") };
    const { id: userId } = await createStudent(t, { ...child, parentEmail: "papa@casa.example" });
    await t.app.db.guardian.createMany({
      data: ["mamma@casa.example", "papa@casa.example"].map((email) => ({
        id: uuid(),
        userId,
        email,
        confirmedAt: at,
        consentedAt: at,
        changedAt: at,
      })),
    });
    await tickOf(t.app);
    expect(recipients()).toEqual(["mamma@casa.example", "papa@casa.example"]);
  });

  it("is taken back when the student is gone before it is sent", async () => {
    t.setClock(firstOfDecember);
    await createConfirmed(2);
    resend.failNext(500);
    resend.failNext(500);
    await tickOf(t.app);
    expect(resend.mails).toHaveLength(0);
    await t.app.db.user.deleteMany({ where: { email: "figlio0@scuola.example" } });
    await hurryJobs();
    await tickOf(t.app);
    expect(recipients()).toEqual(["genitore1@casa.example"]);
  });

  it("whose figures cannot be read keeps no other of its page waiting", async () => {
    t.setClock(firstOfDecember);
    await createConfirmed(5);
    const { id: userId } = await t.app.db.user.findFirstOrThrow({
      where: { email: "figlio2@scuola.example" },
    });
    const days = ["2026-11-02", "2026-11-03"].map((day) => new Date(day));
    await t.app.db.dailyActivity.createMany({
      data: days.map((day) => ({ userId, day, messages: 2 ** 31 - 1 })), // Their sum is no number of ours.
    });
    await tickOf(t.app);
    const others = [0, 1, 3, 4].map((n) => `genitore${n}@casa.example`);
    expect(recipients()).toEqual(others);
    await t.app.db.dailyActivity.deleteMany({ where: { userId } });
    await tickOf(t.app);
    expect(recipients()).toEqual([...others, "genitore2@casa.example"].sort());
  });

  it("that cannot be written keeps no other waiting", async () => {
    t.setClock(firstOfDecember);
    await createConfirmed(3);
    const broken = await t.app.db.user.findFirstOrThrow({ where: { email: "figlio0@scuola.example" } });
    await t.app.db.$executeRawUnsafe(
      `ALTER TABLE "ParentReport" ADD CONSTRAINT "in_the_way" CHECK ("userId" <> ${broken.id})`,
    );
    await tickOf(t.app);
    expect(recipients()).toEqual(["genitore1@casa.example", "genitore2@casa.example"]);
    await t.app.db.$executeRawUnsafe(`ALTER TABLE "ParentReport" DROP CONSTRAINT "in_the_way"`);
    await tickOf(t.app);
    expect(resend.mails).toHaveLength(3);
  });
});
