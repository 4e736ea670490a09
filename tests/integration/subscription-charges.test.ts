import { PaymentsError, type PaymentsPort } from "@/lib/ports/payments";
import { createStudent, type Student } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

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

describe("a subscription that renews", () => {
  /** Has a renewal refused. */
  async function fallDue(student: Student): Promise<void> {
    await s.subscribe(student);
    await s.cancel(student);
    await s.subscribe(student, { number: "4000000000000341", expiry: "12/34", cvc: "123" });
    await s.advance(student, 30 * dayMs + 5 * 60_000);
    await s.sweep();
  }

  it("is charged and receipted once a month", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await s.advance(student, 31 * dayMs);
    await Promise.all([s.sweep(), s.sweep()]);
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect((await s.show(student)).invoices).toHaveLength(2);
    expect((await s.mailed(student)).filter((template) => template === "subscription-receipt")).toHaveLength(
      2,
    );
  });

  it("but cannot be charged keeps Pro for seven days, and a better card saves it", async () => {
    const student = await createStudent(t);
    await fallDue(student);
    expect(await s.stateOf(student)).toMatchObject({
      isPro: true,
      subscriptionStatus: "past_due",
      subscriptionEndDate: new Date("2026-12-27T09:00:00.000Z"),
    });
    expect(await s.mailed(student)).toContain("subscription-payment-failed");
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({
      subscriptionStatus: "active",
      subscriptionEndDate: null,
    });
    expect((await s.show(student)).invoices).toHaveLength(2);
    expect(await s.subscriptions(student)).toHaveLength(1);
  });

  it("but is never paid ends after the seven days, with the provider too", async () => {
    const student = await createStudent(t);
    await fallDue(student);
    await s.advance(student, 7 * dayMs);
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({
      isPro: false,
      subscriptionStatus: "expired",
      hearts: 0,
    });
    expect((await s.subscriptions(student)).map(({ endedAt }) => endedAt)).toEqual([t.app.now()]);
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true });
  });

  it("but is never paid is not ended while it is being paid", async () => {
    const student = await createStudent(t);
    await fallDue(student);
    await s.advance(student, 7 * dayMs);
    const setup = await s.setUpCard(student);
    // The sweep comes just when the provider is asked to charge.
    s.change({
      async subscribe(input) {
        await s.sweep();
        await payments.subscribe(input);
      },
    });
    expect((await s.complete(student, setup)).status).toBe(200);
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await s.subscriptions(student)).toMatchObject([{ endedAt: null }]);
  });

  it("but is never paid is ended before another is begun, when its end was not heard of", async () => {
    const student = await createStudent(t);
    await fallDue(student);
    await s.advance(student, 7 * dayMs);
    const restore = s.change({ end: () => Promise.reject(new PaymentsError("unavailable")) });
    await s.sweep();
    restore();
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect((await s.subscriptions(student)).map(({ endedAt }) => endedAt)).toEqual([t.app.now(), null]);
  });

  it("but is cancelled while past due ends at once", async () => {
    const student = await createStudent(t);
    await fallDue(student);
    expect(await json(await s.cancel(student))).toMatchObject({ status: 200, subscriptionEndDate: null });
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "expired" });
  });
});

describe("a provider that is away", () => {
  const down = () => Promise.reject(new PaymentsError("unavailable"));

  /** Has the provider charge somebody whose process never gets to write it down. */
  async function dieAfterCharging(student: Student): Promise<void> {
    const setup = await s.setUpCard(student);
    const restore = s.change({
      async subscribe(input) {
        await payments.subscribe(input);
        s.change({ readAccount: down });
      },
    });
    expect((await s.complete(student, setup)).status).toBe(503);
    restore();
    expect(await s.stateOf(student)).toMatchObject({ isPro: false });
  }

  it("leaves who cancels Pro and says so", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    s.change({ cancelAtPeriodEnd: down });
    const answer = await json(await s.cancel(student));
    const error = "Il servizio di pagamento non risponde. Riprova tra poco.";
    expect(answer).toMatchObject({ status: 503, success: false, error });
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
  });

  it("after it has subscribed somebody is asked again, and there is one subscription", async () => {
    const student = await createStudent(t);
    const setup = await s.setUpCard(student);
    const restore = s.change({
      async subscribe(input) {
        await payments.subscribe(input);
        throw new PaymentsError("unavailable");
      },
    });
    for (let tries = 0; tries < 3; tries += 1)
      expect(await json(await s.complete(student, setup))).toMatchObject(
        tries ? { success: true } : { status: 503, error: expect.stringContaining("non pagherai due volte") },
      );
    restore();
    expect(await s.stateOf(student)).toMatchObject({ isPro: true });
    expect(await s.subscriptions(student)).toHaveLength(1);
  });

  it("and a process that died meanwhile: the next login finds out", async () => {
    const hash = await t.app.ports.passwordHasher.hash("matita-gialla");
    const student = await createStudent(t, { password: { create: { hash, updatedAt: t.app.now() } } });
    await dieAfterCharging(student);
    const body = { email: student.email, password: "matita-gialla" };
    const login = await json(await t.api("POST", "/api/auth/login", { body }));
    expect(login).toMatchObject({ status: 200, user: { isPro: true, subscriptionStatus: "active" } });
    expect(await s.subscriptions(student)).toHaveLength(1);
  });

  it("and a process that died meanwhile: the sweep finds out within a minute", async () => {
    const student = await createStudent(t);
    await dieAfterCharging(student);
    t.advance(31_000);
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({ isPro: true });
    expect(await s.mailed(student)).toEqual(["subscription-receipt", "subscription-welcome"]);
  });

  it("and repeats its fault to the same try is asked anew in another, ten minutes later", async () => {
    const student = await createStudent(t);
    const keys: string[] = [];
    const fault = async ({ idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      throw new PaymentsError("unavailable");
    };
    const restore = s.change({ subscribe: fault });
    const setup = await s.setUpCard(student);
    for (const wait of [0, 31_000, 10 * 60_000]) {
      t.advance(wait);
      await s.sweep();
      expect((await s.complete(student, wait ? await s.setUpCard(student) : setup)).status).toBe(503);
    }
    expect(keys.map((key) => key.split(":").at(-1))).toEqual(["1", "1", "2"]);
    restore();
    expect((await s.complete(student, setup)).status).toBe(400);
    await s.subscribe(student);
    expect(await s.subscriptions(student)).toHaveLength(1);
  });

  it("does not keep anybody from logging in or learning", async () => {
    const student = await createStudent(t);
    await s.setUpCard(student);
    await t.app.db.subscription.updateMany({ data: { syncDueAt: t.app.now() } });
    s.change({ readAccount: down });
    expect((await t.api("GET", "/api/auth/me", { cookie: student.cookie })).status).toBe(200);
    expect((await json(await t.api("GET", "/api/subscription", { cookie: student.cookie }))).status).toBe(
      "none",
    );
    await s.sweep();
  });
});
