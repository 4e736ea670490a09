import { sweepRetention } from "@/lib/features/retention/sweep-retention";
import { eraseAccounts } from "@/lib/features/deletion/erase-accounts";
import { createAdministeredApp, eligibleAdminEmail, secureEmails } from "../support/administrators";
import { holdTransaction } from "../support/hold-transaction";
import { mailsTo, templatesTo } from "../support/outbox";
import { createStudent, exists, newSession, userOf, type Student } from "../support/students";
import { dayMs, subscribers } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";
import { until } from "../support/until";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
beforeEach(async () => {
  t = await createAdministeredApp();
  s = subscribers(t);
});
afterEach(() => t.close());

describe("an account that nobody uses", () => {
  const registeredAt = "2024-03-10T09:00:00.000Z";
  const lastLoginAt = new Date("2024-03-15T12:00:00.000Z");
  /** 24 months after the last login, less the 30 days of the notice. */
  const noticeAt = Date.parse("2026-02-13T12:00:00.000Z");
  const idleAt = Date.parse("2026-03-15T12:00:00.000Z");
  const setClock = (ms: number) => t.setClock(new Date(ms).toISOString());

  function idle(fields: Parameters<typeof createStudent>[1] = {}): Promise<Student> {
    setClock(Date.parse(registeredAt));
    return createStudent(t, { lastLoginAt, ...fields });
  }

  it("is told a month before 24 months are over, and erased when nobody comes", async () => {
    const student = await idle({ displayName: "Dimenticata Da Tempo" });
    setClock(noticeAt - 1);
    await s.sweep();
    expect(await templatesTo(t, student.email)).toEqual([]);
    setClock(noticeAt);
    await s.sweep();
    expect(await templatesTo(t, student.email)).toEqual(["account-inactive"]);
    const [notice] = await mailsTo(t.dataDir, student.email);
    expect(notice?.text).toContain("15 marzo 2026");
    expect(notice?.links).toEqual(["http://coach.test/login"]);
    setClock(idleAt - 1);
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    setClock(idleAt);
    await s.sweep();
    expect(await exists(t, student)).toBe(false);
    expect(await findTraces(t.app.db, [student.email, "Dimenticata Da Tempo"])).toEqual([]);
    expect(await templatesTo(t, student.email)).toEqual(["account-inactive", "account-erased"]);
    const farewell = (await mailsTo(t.dataDir, student.email)).at(-1);
    expect(farewell?.text).toMatch(/Non usavi il tuo account da 2 anni/);
  });

  it("is told first, however long the job has not run", async () => {
    const student = await idle();
    const late = idleAt + 300 * dayMs;
    setClock(late);
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    expect(await templatesTo(t, student.email)).toEqual(["account-inactive"]);
    setClock(late + 30 * dayMs);
    await s.sweep();
    expect(await exists(t, student)).toBe(false);
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
    expect(await exists(t, student)).toBe(true);
    expect(await templatesTo(t, student.email)).toEqual(["account-inactive"]);
    setClock(noticeAt + 750 * dayMs);
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    expect(await templatesTo(t, student.email)).toEqual(["account-inactive", "account-inactive"]);
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
    const commit = await holdTransaction(t, (tx) => tx.session.create({ data: session }));
    const sweeping = sweepRetention(t.app);
    await waitForLock();
    await commit();
    await sweeping;
    await s.sweep();
    expect([await exists(t, inside), await exists(t, entering)]).toEqual([true, true]);
    expect(await t.app.db.deletionRequest.count()).toBe(0);
  });

  /** Until somebody waits for a row that another holds. */
  const waitForLock = () =>
    until(async () => {
      const [waiting] = await t.app.db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return Boolean(waiting?.count);
    });

  it("is told once and erased once by many sweeps at once", async () => {
    const students = [await idle(), await idle(), await idle()];
    setClock(noticeAt);
    await Promise.all(Array.from({ length: 8 }, () => sweepRetention(t.app)));
    for (const { email } of students) expect(await templatesTo(t, email)).toEqual(["account-inactive"]);
    setClock(idleAt);
    await Promise.all(Array.from({ length: 8 }, () => sweepRetention(t.app)));
    expect(await t.app.db.deletionRequest.count({ where: { reason: "inactivity" } })).toBe(3);
    await Promise.all(Array.from({ length: 4 }, () => eraseAccounts(t.app)));
    for (const student of students) {
      expect(await exists(t, student)).toBe(false);
      expect(await templatesTo(t, student.email)).toEqual(["account-inactive", "account-erased"]);
    }
  });

  it("is told again when the process died before the notice was written, and only then", async () => {
    const student = await idle({ lastLoginIp: "198.51.100.77" });
    setClock(noticeAt);
    await t.app.db.$executeRawUnsafe(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'killed'; END $$`);
    await t.app.db.$executeRawUnsafe(
      `CREATE TRIGGER fail BEFORE INSERT ON "Mail" FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    await sweepRetention(t.app);
    expect((await userOf(t, student)).lastLoginIp).toBeNull(); // The steps after it ran.
    await t.app.db.$executeRawUnsafe(`DROP TRIGGER fail ON "Mail"`);
    await sweepRetention(t.app);
    await sweepRetention(t.app);
    expect(await templatesTo(t, student.email)).toEqual(["account-inactive"]);
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
    expect(await templatesTo(t, paying.email)).toEqual([]);
    expect(await templatesTo(t, ended.email)).toEqual([]);
    expect(await templatesTo(t, gift.email)).toEqual(["account-inactive"]);
    setClock(Date.parse("2027-11-01T00:00:00.000Z"));
    await s.sweep();
    expect(await templatesTo(t, paying.email)).toEqual([]);
    expect(await templatesTo(t, ended.email)).toEqual(["account-inactive"]);
  });

  it("stays when it is an administrator's or a demo account", async () => {
    const kept = [
      await idle({ id: 1, email: "io@scuola.example" }),
      await idle({ email: eligibleAdminEmail }),
      await idle({ email: secureEmails[0] }),
      await idle({ email: "sofia@english-coach.example" }),
    ];
    setClock(idleAt + 100 * dayMs);
    await s.sweep();
    for (const student of kept) expect(await templatesTo(t, student.email)).toEqual([]);
  });
});
