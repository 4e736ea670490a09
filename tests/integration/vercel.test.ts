import { channel } from "node:diagnostics_channel";
import { outboxMailer } from "@/lib/adapters/mail/outbox";
import type { App } from "@/lib/context";
import type { Db } from "@/lib/db/client";
import { withJobsOnRequests } from "@/lib/features/operations/jobs-on-requests";
import { askAgainMs } from "@/lib/features/operations/rules";
import { isStarting } from "@/lib/features/operations/readiness";
import { readingPool } from "@/lib/features/reading/reading-pool";
import { keepForProcess } from "@/lib/once-per-process";
import { MailError, type MailerPort } from "@/lib/ports/mailer";
import { startProcess } from "@/lib/start-process";
import { buildApp } from "@/lib/wiring";
import { createAdministeredApp, openSecurePanel } from "../support/administrators";
import { startMirroredApp } from "../support/mirrored-app";
import { answeredInNext, askInNext } from "../support/next-request";
import { mailsTo } from "../support/outbox";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";
import { newcomer } from "../support/visitors";

const minuteMs = 60_000;
const asPreview = {
  VERCEL: "1",
  VERCEL_ENV: "preview",
  VERCEL_URL: "coach-abc123.vercel.app",
  VERCEL_BRANCH_URL: "coach-git-blue.vercel.app",
  PREVIEW_PASSWORD: "la posta di prova",
};

/** The application as it stands on Vercel, each of whose calls is answered within a request of Next. */
let t: TestApp;
let usual: MailerPort;
/** The same without a request around it. */
let bareApi: TestApp["api"];
beforeAll(async () => {
  t = await createAdministeredApp(asPreview);
  usual = outboxMailer({ dataDir: t.dataDir, print: () => undefined }); // The one that the tests' own readers know.
  bareApi = t.api;
  t.api = (...call) => answeredInNext(() => bareApi(...call));
});
beforeEach(() => {
  t.serveBy(t.app);
  t.app.ports.mailer = usual;
  t.advance(2 * minuteMs);
});
afterAll(() => t.close());

const mailOf = (userId: number) => t.app.db.mail.findFirstOrThrow({ where: { userId } });
const forget = ({ email }: { email: string }) =>
  t.api("POST", "/api/auth/forgot-password", { body: { email } });

/** A mailer that fails so many times, then sends. */
function failingMailer(times: number) {
  const sent: string[] = [];
  let failures = 0;
  t.app.ports.mailer = {
    kind: "resend",
    send: ({ to }) => {
      if (failures++ < times) return Promise.reject(new MailError("busy", { retryable: true }));
      sent.push(to);
      return Promise.resolve({ providerId: "p" });
    },
    wasSent: () => Promise.resolve(false),
  };
  return sent;
}

describe("a mail on Vercel", () => {
  it("is tried at once, while the reply leaves, and once in all", async () => {
    const body = newcomer();
    expect((await t.api("POST", "/api/auth/register", { body })).status).toBe(201);
    const { id, status } = await t.app.db.mail.findFirstOrThrow({ where: { user: { email: body.email } } });
    expect(status).toBe("sent");
    await t.runJobs();
    expect((await mailsTo(t.dataDir, body.email)).map((mail) => mail.id)).toEqual([id]);
  });

  it("that fails is left to the tick, and fails nobody's request", async () => {
    const sent = failingMailer(1);
    const student = await createStudent(t);
    expect((await forget(student)).status).toBe(200);
    expect(await mailOf(student.id)).toMatchObject({ status: "queued", attempts: 1 });
    const headers = { authorization: `Bearer ${t.env.CRON_SECRET}` };
    const tick = await t.api("GET", "/api/cron/tick", { headers });
    expect(await tick.json()).toEqual({ jobsRun: expect.any(Number) });
    expect(await mailOf(student.id)).toMatchObject({ status: "sent", attempts: 2 });
    expect(sent).toEqual([student.email]);
  });
});

describe("the mirror on Vercel", () => {
  it("has what was earned at once, without a job", async () => {
    const m = await startMirroredApp();
    const student = await m.mirrored();
    m.t.serveBy({ ...m.t.app, env: { ...m.t.env, VERCEL: true } });
    expect((await answeredInNext(() => m.say(student, "Hello my dear friend"))).status).toBe(200);
    const { xp, level, achievements } = await m.figuresOf(student);
    expect(xp).toBeGreaterThan(0);
    expect(m.database.read(student.path)).toMatchObject({ xp, level, achievements });
    await m.close();
  });
});

describe("a process on Vercel", () => {
  it("begins no work of its own", async () => {
    const pool = readingPool();
    const work = jest.spyOn(t.app.ports.jobs, "work");
    await startProcess();
    keepForProcess("reading-pool", pool);
    expect(channel("http.server.response.finish").hasSubscribers).toBe(false); // It waits for no first answer.
    expect(isStarting()).toBe(false);
    expect(work).not.toHaveBeenCalled();
  });

  it("answers at the addresses that Vercel gives it, and at no other", async () => {
    const { cookie } = await createStudent(t);
    const statusAt = async (host: string) =>
      (await t.api("GET", "/api/auth/me", { cookie, headers: { host } })).status;
    for (const host of ["coach-abc123.vercel.app", "coach-git-blue.vercel.app", "coach.test"])
      expect([host, await statusAt(host)]).toEqual([host, 200]);
    for (const host of ["coach.vercel.app", "coach-git-red.vercel.app", "evil.example"])
      expect([host, await statusAt(host)]).toEqual([host, 421]);
  });

  it("knows where a login came from, and shows it in the secure panel", async () => {
    const hash = await t.app.ports.passwordHasher.hash("una parola lunga");
    const student = await createStudent(t, { password: { create: { hash, updatedAt: t.app.now() } } });
    const body = { email: student.email, password: "una parola lunga" };
    const headers = { "x-forwarded-for": "203.0.113.5" };
    expect((await t.api("POST", "/api/auth/login", { body, headers })).status).toBe(200);
    const listed = await t.api("GET", `/api/secure-admin/users?search=${student.email}`, {
      headers: await openSecurePanel(t),
    });
    expect(await listed.json()).toMatchObject([
      { id: student.id, lastLoginIP: "203.0.113.5", lastLoginAt: t.app.now().toISOString() },
    ]);
  });
});

describe("jobs where no process stays", () => {
  let other: App;
  beforeAll(async () => (other = await buildApp(t.env, t.app.now)));
  afterAll(async () => {
    await other.ports.jobs.stop();
    await other.db.$disconnect();
  });
  /** How often the queue was worked. */
  const drains = () => [t.app, other].map((app) => jest.spyOn(app.ports.jobs, "drain"));
  const countOf = (spies: ReturnType<typeof drains>) =>
    spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const lastTick = () => t.app.db.requestTick.findUnique({ where: { id: 1 } });

  it("are run once a minute by requests, however many come at once to how many instances", async () => {
    const spies = drains();
    const instances = [t.app, other].map(withJobsOnRequests);
    const ask50 = () =>
      Promise.all(
        Array.from({ length: 50 }, (_, n) => {
          t.serveBy(instances[n % 2] ?? other);
          return t.api("GET", "/api/auth/session");
        }),
      );
    const responses = await ask50();
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(countOf(spies)).toBe(1);
    expect(await lastTick()).toEqual({ id: 1, at: t.app.now() });
    t.advance(minuteMs - 1);
    await ask50();
    expect(countOf(spies)).toBe(1);
    t.advance(askAgainMs);
    await ask50();
    expect(countOf(spies)).toBe(2);
    expect(await lastTick()).toEqual({ id: 1, at: t.app.now() });
  });

  it("are run all the same where a clock was ahead, or is put back", async () => {
    const spies = drains();
    const ask = () => t.api("GET", "/api/auth/session");
    await t.app.db.requestTick.deleteMany();
    const ahead = new Date(t.app.now().getTime() + 24 * 60 * minuteMs);
    t.serveBy(withJobsOnRequests({ ...t.app, now: () => ahead }));
    await ask();
    const instance = withJobsOnRequests(t.app);
    t.serveBy(instance);
    await ask();
    expect(countOf(spies)).toBe(2);
    t.advance(-60 * minuteMs);
    await ask();
    expect(countOf(spies)).toBe(3);
    t.advance(61 * minuteMs);
    t.serveBy(t.app);
  });

  it("begin behind the reply", async () => {
    const spies = drains();
    t.serveBy(withJobsOnRequests(t.app));
    const { response, finish } = await askInNext(() => bareApi("GET", "/api/auth/session"));
    expect([response.status, countOf(spies)]).toEqual([200, 0]);
    await finish();
    expect(countOf(spies)).toBe(1);
  });

  it("send a mail again whose first try has failed", async () => {
    const sent = failingMailer(1);
    const student = await createStudent(t);
    const app = withJobsOnRequests(t.app);
    t.serveBy(app);
    await t.api("GET", "/api/auth/session");
    await forget(student);
    expect(await mailOf(student.id)).toMatchObject({ status: "queued" });
    t.advance(minuteMs);
    await t.api("GET", "/api/auth/me"); // Refused, which is an answer too.
    expect(await mailOf(student.id)).toMatchObject({ status: "sent" });
    expect(sent).toEqual([student.email]);
  });

  it("that fail, or a database that is away, fail no request", async () => {
    const error = jest.spyOn(t.app.log, "error");
    jest.spyOn(t.app.ports.jobs, "drain").mockRejectedValueOnce(new Error("the queue is away"));
    t.serveBy(withJobsOnRequests(t.app));
    expect((await t.api("GET", "/api/auth/session")).status).toBe(200);
    const away = { $queryRaw: () => Promise.reject(new Error("the database is away")) } as unknown as Db;
    await withJobsOnRequests({ ...t.app, db: away }).afterReply?.(() => undefined);
    expect(error.mock.calls.map(([entry]) => (entry as { event: string }).event)).toEqual([
      "request_tick_failed",
      "request_tick_failed",
    ]);
  });

  it("are run by the clock of the platform itself, and not once more behind its reply", async () => {
    const spies = drains();
    t.serveBy(withJobsOnRequests(t.app));
    const before = await lastTick();
    const tickBy = (secret: string) =>
      t.api("GET", "/api/cron/tick", { headers: { authorization: `Bearer ${secret}` } });
    expect((await tickBy(t.env.CRON_SECRET ?? "")).status).toBe(200);
    expect((await tickBy("a wrong secret of the tests")).status).toBe(401);
    expect(countOf(spies)).toBe(1);
    expect(await lastTick()).toEqual(before);
  });

  it("need no such clock on a preview, which then lets nobody in by its door", async () => {
    const spies = drains();
    t.serveBy(withJobsOnRequests({ ...t.app, env: { ...t.env, CRON_SECRET: undefined } }));
    for (const authorization of ["Bearer undefined", "Bearer ", ""])
      expect((await t.api("GET", "/api/cron/tick", { headers: { authorization } })).status).toBe(401);
    expect(countOf(spies)).toBe(0);
    await t.api("GET", "/api/auth/session");
    expect(countOf(spies)).toBe(1);
  });
});
