import { inspect } from "node:util";
import { paymentsFailure, startStripe, type StartedStripe } from "@/tests/support/stripe-payments";
import { until } from "@/tests/support/until";

const start = new Date("2026-11-22T10:00:00Z");
const createRoute = "POST /v1/subscriptions";

let s: StartedStripe;
beforeEach(async () => {
  s = await startStripe(start);
});
afterEach(() => s.double.stop());

describe("a charge", () => {
  test.each([
    ["pm_card_chargeDeclined", "declined"],
    ["pm_card_chargeDeclinedInsufficientFunds", "insufficient_funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card"],
    ["pm_card_chargeDeclinedIncorrectNumber", "incorrect_number"],
    ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc"],
    ["pm_card_chargeDeclinedProcessingError", "declined"],
    ["pm_card_authenticationRequired", "confirmation_failed"],
  ])("of %s is declined as %s, and says nothing of card or holder", async (card, reason) => {
    const { subscribe } = await s.customerWith(card);
    const error = await paymentsFailure(subscribe());
    expect(error).toMatchObject({ code: "declined", reason });
    expect(inspect(error, { depth: 10 })).not.toMatch(/Anna|4000/);
    expect(s.double.subscriptions).toEqual([]);
  });

  test("is not confirmed again when the bank was asked as the card was given", async () => {
    const { subscribe } = await s.customerWith("pm_card_authenticationRequiredOnSetup");
    await subscribe();
    expect(s.onlySubscription().status).toBe("active");
  });

  test("is made once while the same key is under way, and the other is told so", async () => {
    const { subscribe } = await s.customerWith("pm_card_visa", s.adapter({ timeoutMs: 8000 }));
    const release = s.double.hold(createRoute);
    const first = subscribe();
    await until(() => s.double.callsOf(createRoute) === 1);
    expect((await paymentsFailure(subscribe())).code).toBe("busy");
    release();
    await first;
    expect(s.paidCharges()).toHaveLength(1);
  });

  test("is not made for a key that was sent with another card", async () => {
    const { give, subscribe } = await s.customerWith("pm_card_chargeDeclined");
    await paymentsFailure(subscribe());
    const paymentMethodId = await give("pm_card_visa");
    expect((await paymentsFailure(subscribe({ paymentMethodId }))).code).toBe("busy");
    await subscribe({ paymentMethodId, idempotencyKey: "try-2" });
    expect(s.paidCharges()).toHaveLength(1);
  });

  test("that was declined is not made again for the same key", async () => {
    const { subscribe } = await s.customerWith("pm_card_chargeDeclined");
    await paymentsFailure(subscribe());
    expect((await paymentsFailure(subscribe())).code).toBe("declined");
    expect([...s.double.account.charges.values()]).toHaveLength(1);
  });
});

describe("when Stripe fails", () => {
  /** A request is tried twice. */
  function failEveryTry(...failure: Parameters<typeof s.double.failNext>): void {
    s.double.failNext(...failure);
    s.double.failNext(...failure);
  }

  test.each([500, 429, 401, 403, "garbage", "another-shape", "hang"] as const)(
    "by %s, subscribing is unavailable and charges nothing",
    async (fault) => {
      const { subscribe } = await s.customerWith("pm_card_visa");
      failEveryTry(fault, createRoute);
      expect((await paymentsFailure(subscribe())).code).toBe("unavailable");
      expect(s.double.subscriptions).toEqual([]);
    },
  );

  test.each([429, "garbage", "another-shape", "accept-then-hang"] as const)(
    "by %s, reading is unavailable",
    async (fault) => {
      const { read } = await s.customerWith("pm_card_visa");
      failEveryTry(fault, "GET /v1/invoices");
      expect((await paymentsFailure(read())).code).toBe("unavailable");
    },
  );

  test("because nothing listens, it is unavailable", async () => {
    const payments = s.adapter();
    await s.double.stop();
    expect((await paymentsFailure(payments.createCustomer({ ref: "ref" }))).code).toBe("unavailable");
    await s.double.start();
  });

  test("because the key is not one of its own, it is unavailable and the key is not quoted", async () => {
    const error = await paymentsFailure(
      s.adapter({ secretKey: "sk_live_geheim" }).createCustomer({ ref: "ref" }),
    );
    expect(error.code).toBe("unavailable");
    expect(inspect(error, { depth: 10 })).not.toContain("geheim");
  });

  test.each(["hang", 500, "accept-then-hang"] as const)("once by %s, it is asked again", async (fault) => {
    const { subscribe } = await s.customerWith("pm_card_visa");
    s.double.failNext(fault, createRoute);
    await subscribe();
    expect(s.onlySubscription().status).toBe("active");
    expect(s.paidCharges()).toHaveLength(1);
  });

  test("to answer after it has charged, the next try finds what was made", async () => {
    const { subscribe } = await s.customerWith("pm_card_visa");
    failEveryTry("accept-then-hang", createRoute);
    expect((await paymentsFailure(subscribe())).code).toBe("unavailable");
    await subscribe();
    expect(s.onlySubscription().status).toBe("active");
    expect(s.paidCharges()).toHaveLength(1);
  });

  test("between refund and end, the next try pays nothing back twice and ends it", async () => {
    const { payments, subscribe } = await s.customerWith("pm_card_visa");
    await subscribe();
    const { id } = s.onlySubscription();
    s.double.failNext(403, "DELETE /v1/subscriptions/:id");
    expect((await paymentsFailure(payments.refundAndEnd(id))).code).toBe("unavailable");
    expect(s.onlySubscription().status).toBe("active");
    await payments.refundAndEnd(id);
    expect(s.onlySubscription().status).toBe("canceled");
    expect(s.double.account.refunds.size).toBe(1);
  });

  test("to cancel, the subscription goes on", async () => {
    const { payments, subscribe, read } = await s.customerWith("pm_card_visa");
    await subscribe();
    s.double.failNext(403, "POST /v1/subscriptions/:id");
    expect((await paymentsFailure(payments.cancelAtPeriodEnd(s.onlySubscription().id))).code).toBe(
      "unavailable",
    );
    expect((await read()).subscription).toMatchObject({ state: "active", endsAt: null });
  });
});
