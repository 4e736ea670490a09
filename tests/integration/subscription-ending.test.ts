import { PaymentsError, type PaymentsPort } from "@/lib/ports/payments";
import { mailsTo } from "../support/outbox";
import { createStudent } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
let payments: PaymentsPort;
beforeAll(async () => {
  t = await createTestApp();
  s = subscribers(t);
  ({ payments } = t.app.ports);
});
beforeEach(() => {
  t.setClock("2026-11-20T09:00:00.000Z");
  t.app.ports.payments = payments;
});
afterAll(() => t.close());

describe("a subscription that is cancelled", () => {
  it("keeps Pro until the period ends, is cancelled once however often one asks, and is taken up again for nothing", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await s.advance(student, 3 * dayMs);
    const end = "2026-12-20T09:00:00.000Z";
    const answers = await Promise.all(Array.from({ length: 5 }, async () => json(await s.cancel(student))));
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 200,
        success: true,
        message: "Abbonamento cancellato: Pro resta attivo fino al 20\u00a0dicembre 2026.",
        subscriptionEndDate: end,
      });
    }
    expect(await s.stateOf(student)).toMatchObject({
      isPro: true,
      subscriptionStatus: "canceled_with_grace",
      subscriptionEndDate: new Date(end),
    });
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({
      subscriptionStatus: "active",
      subscriptionEndDate: null,
    });
    expect(await s.show(student)).toMatchObject({ renewsAt: end, invoices: [{ amountCents: 400 }] });
    expect(await s.subscriptions(student)).toHaveLength(1);
    expect(await s.mailed(student)).toEqual([
      "subscription-cancelled",
      "subscription-receipt",
      "subscription-resumed",
      "subscription-welcome",
    ]);
  });

  it("is announced three days before, ends on its day, costs the hearts once, and can be had again", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await s.cancel(student);
    await s.advance(student, 27 * dayMs);
    await s.sweep();
    await s.sweep();
    expect(await s.mailed(student)).toContain("subscription-ending");
    await s.advance(student, 3 * dayMs - 1000);
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({ isPro: true });
    await s.advance(student, 1000);
    await Promise.all([s.sweep(), t.api("GET", "/api/auth/me", { cookie: student.cookie }), s.show(student)]);
    expect(await s.stateOf(student)).toMatchObject({
      isPro: false,
      subscriptionStatus: "expired",
      hearts: 0,
    });
    await s.advance(student, 2 * 60 * 60 * 1000);
    const me = await json(await t.api("GET", "/api/auth/me", { cookie: student.cookie }));
    expect(me).toMatchObject({ hearts: 1, isPro: false });
    const templates = await s.mailed(student);
    for (const once of ["subscription-ending", "subscription-expired"])
      expect(templates.filter((template) => template === once)).toHaveLength(1);
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
  });

  it("ends for who looks before any job does", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await s.cancel(student);
    await s.advance(student, 31 * dayMs);
    const me = await json(await t.api("GET", "/api/auth/me", { cookie: student.cookie }));
    expect(me).toMatchObject({ isPro: false, subscriptionStatus: "expired", hearts: 0 });
    const stats = await json(await t.api("GET", "/api/usage-stats", { cookie: student.cookie }));
    expect(stats.isPro).toBe(false);
  });

  it("is none without a subscription that runs", async () => {
    const sentence = "Non hai un abbonamento Pro attivo da cancellare.";
    const student = await createStudent(t);
    const gifted = await createStudent(t, { isPro: true });
    for (const one of [student, gifted])
      expect(await json(await s.cancel(one))).toMatchObject({ status: 400, success: false, error: sentence });
    expect(await s.stateOf(gifted)).toMatchObject({ isPro: true });
    await s.subscribe(student);
    await s.cancel(student);
    await s.advance(student, 40 * dayMs);
    expect(await json(await s.cancel(student))).toMatchObject({ status: 400, error: sentence });
  });
});

describe("withdrawing from the contract", () => {
  it("within 14 days ends Pro, pays back, and is confirmed with day and time", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await s.advance(student, 14 * dayMs);
    const answers = await Promise.all([json(await s.withdraw(student)), s.withdraw(student)]);
    expect(answers[0]).toMatchObject({ status: 200, success: true });
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "none", hearts: 10 });
    expect(await s.show(student)).toMatchObject({
      status: "none",
      invoices: [{ refundedAt: t.app.now().toISOString() }],
    });
    expect(
      (await s.mailed(student)).filter((template) => template === "subscription-withdrawn"),
    ).toHaveLength(1);
    const mail = (await mailsTo(t.dataDir, student.email)).find(
      ({ template }) => template === "subscription-withdrawn",
    );
    expect(mail?.text).toMatch(/4 dicembre 2026.*10:00/s);
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
  });

  it("from a second contract is confirmed as from the first", async () => {
    const student = await createStudent(t);
    for (const confirmations of [1, 2]) {
      await s.subscribe(student);
      await s.advance(student, dayMs);
      expect(await json(await s.withdraw(student))).toMatchObject({ status: 200, success: true });
      expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
      const mailed = await s.mailed(student);
      expect(mailed.filter((template) => template === "subscription-withdrawn")).toHaveLength(confirmations);
      expect(mailed).not.toContain("subscription-expired");
    }
  });

  it("is refused after 14 days and without a contract, and nothing changes", async () => {
    const student = await createStudent(t);
    expect((await s.withdraw(student)).status).toBe(400);
    await s.subscribe(student);
    await s.advance(student, 15 * dayMs);
    expect(await json(await s.withdraw(student))).toMatchObject({
      status: 400,
      error: expect.stringContaining("entro 14 giorni"),
    });
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
  });

  it("is no expiry to a reading that began before it was declared", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await t.app.db.subscription.update({ where: { userId: student.id }, data: { syncDueAt: t.app.now() } });
    let readings = 0;
    let sweeping: Promise<void> | undefined;
    s.change({
      async readAccount(customerId) {
        const which = ++readings;
        const read = () => payments.readAccount(customerId);
        if (which === 1) {
          sweeping = s.sweep();
          await until(() => readings === 2);
        }
        if (which === 2) await until(async () => (await read()).subscription?.state === "ended");
        if (which === 3) await sweeping;
        return read();
      },
    });
    expect((await s.withdraw(student)).status).toBe(200);
    expect(await s.stateOf(student)).toMatchObject({ subscriptionStatus: "none", hearts: 10 });
    expect(await s.mailed(student)).not.toContain("subscription-expired");
  });

  it("counts from its declaration when the provider is away, and is settled later", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    const restore = s.change({ refundAndEnd: () => Promise.reject(new PaymentsError("unavailable")) });
    expect(await json(await s.withdraw(student))).toMatchObject({
      status: 200,
      message: expect.stringContaining("rimborso parte appena"),
    });
    restore();
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
    expect((await s.subscriptions(student))[0]?.refundedAt).not.toBeNull();
  });
});

describe("Pro given by an administrator", () => {
  it("outlives every subscription, and hearts with it", async () => {
    const student = await createStudent(t, { hearts: 8 });
    await s.subscribe(student);
    await s.cancel(student);
    await t.app.db.user.update({ where: { id: student.id }, data: { hasManualPro: true } });
    await s.advance(student, 40 * dayMs);
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({
      isPro: true,
      subscriptionStatus: "expired",
      hearts: 8,
    });
    expect(await s.show(student)).toMatchObject({ isGift: true, renewsAt: null });
  });

  it("cannot be written without a reason", async () => {
    const student = await createStudent(t);
    const { db } = t.app;
    await expect(db.user.update({ where: { id: student.id }, data: { isPro: true } })).rejects.toThrow(
      /has_a_reason/,
    );
  });
});
