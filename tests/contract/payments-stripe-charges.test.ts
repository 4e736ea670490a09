import { inspect } from "node:util";
import type { StripeDouble } from "@/tests/doubles/stripe";
import { paymentsFailure, startStripe, type StartedStripe } from "@/tests/support/stripe-payments";
import { together } from "@/tests/support/together";
import { until } from "@/tests/support/until";

const start = new Date("2026-11-22T10:00:00Z");
const createRoute = "POST /v1/subscriptions";

let s: StartedStripe;
beforeEach(async () => {
  s = await startStripe(start);
});
afterEach(() => s.double.stop());

/** Does something on a Stripe of its own: what the SDK waits before a second try is waited beside other tests. */
async function onStripe(work: (own: StartedStripe) => Promise<void>): Promise<void> {
  const own = await startStripe(start);
  try {
    await work(own);
  } finally {
    await own.double.stop();
  }
}

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
  function failEveryTry({ double }: StartedStripe, ...failure: Parameters<StripeDouble["failNext"]>): void {
    double.failNext(...failure);
    double.failNext(...failure);
  }

  const onSubscribing = [500, 429, 401, 403, "garbage", "another-shape", "hang"] as const;
  const expectNoSubscriptionUnder = together(onSubscribing, (fault) =>
    onStripe(async (own) => {
      const { subscribe } = await own.customerWith("pm_card_visa");
      failEveryTry(own, fault, createRoute);
      expect((await paymentsFailure(subscribe())).code).toBe("unavailable");
      expect(own.double.subscriptions).toEqual([]);
    }),
  );
  test.each(onSubscribing)("by %s, subscribing is unavailable and charges nothing", (fault) =>
    expectNoSubscriptionUnder(fault),
  );

  const onReading = [429, "garbage", "another-shape", "accept-then-hang"] as const;
  const expectNoReadingUnder = together(onReading, (fault) =>
    onStripe(async (own) => {
      const { read } = await own.customerWith("pm_card_visa");
      failEveryTry(own, fault, "GET /v1/invoices");
      expect((await paymentsFailure(read())).code).toBe("unavailable");
    }),
  );
  test.each(onReading)("by %s, reading is unavailable", (fault) => expectNoReadingUnder(fault));

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

  const once = ["hang", 500, "accept-then-hang"] as const;
  const expectSubscriptionAfter = together(once, (fault) =>
    onStripe(async (own) => {
      const { subscribe } = await own.customerWith("pm_card_visa");
      own.double.failNext(fault, createRoute);
      await subscribe();
      expect(own.onlySubscription().status).toBe("active");
      expect(own.paidCharges()).toHaveLength(1);
    }),
  );
  test.each(once)("once by %s, it is asked again", (fault) => expectSubscriptionAfter(fault));

  test("to answer after it has charged, the next try finds what was made", async () => {
    const { subscribe } = await s.customerWith("pm_card_visa");
    failEveryTry(s, "accept-then-hang", createRoute);
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
