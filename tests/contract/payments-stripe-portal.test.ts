import { paymentsFailure, startStripe, type StartedStripe } from "../support/stripe-payments";

let s: StartedStripe;
beforeEach(async () => {
  s = await startStripe(new Date("2026-11-20T09:00:00Z"));
});
afterEach(() => s.double.stop());

const returnUrl = "https://coach.example.it/profile";
const detach = "POST /v1/payment_methods/:id/detach";
const session = "POST /v1/billing_portal/sessions";
const cardsOf = (customerId: string) => s.double.account.cardsOf(customerId).map(({ id }) => id);
const emailOf = (customerId: string) => s.double.account.customers.get(customerId)?.email;

describe("Stripe's page shows of all who have paid", () => {
  test("the card that is charged next alone, and the present payer's address", async () => {
    const { payments, customerId, give, subscribe } = await s.customerWith("pm_card_visa");
    await subscribe();
    const other = await s.customerWith("pm_card_visa");
    for (let given = 0; given < 12; given += 1) await give("pm_card_mastercard");
    await payments.portalUrl({ customerId, email: "zia@casa.example", returnUrl });
    expect(cardsOf(customerId)).toEqual([s.onlySubscription().default_payment_method]);
    expect(emailOf(customerId)).toBe("zia@casa.example");
    expect(cardsOf(other.customerId)).toHaveLength(1);
    await payments.portalUrl({ customerId, email: null, returnUrl });
    expect(emailOf(customerId)).toBeNull();
    expect(cardsOf(customerId)).toHaveLength(1);
  });

  test("no card once nothing is renewed, and no address instead of one that Stripe does not take", async () => {
    const { payments, customerId, subscribe } = await s.customerWith("pm_card_visa");
    await subscribe();
    await payments.portalUrl({ customerId, email: "zia@casa.example", returnUrl });
    await payments.cancelAtPeriodEnd(s.onlySubscription().id);
    await payments.portalUrl({ customerId, email: "nonnò@casa.example", returnUrl });
    expect(cardsOf(customerId)).toEqual([]);
    expect(emailOf(customerId)).toBeNull();
  });

  test("the same when it is opened twice at once", async () => {
    const { payments, customerId, give, subscribe } = await s.customerWith("pm_card_visa");
    await subscribe();
    await give("pm_card_mastercard");
    const open = () => payments.portalUrl({ customerId, email: null, returnUrl });
    await Promise.all([open(), open()]);
    expect(cardsOf(customerId)).toEqual([s.onlySubscription().default_payment_method]);
  });

  test("nothing where a card cannot be taken away", async () => {
    const { payments, customerId } = await s.customerWith("pm_card_visa");
    for (let page = 0; page < 10; page += 1) s.double.failNext(500, detach);
    const error = await paymentsFailure(payments.portalUrl({ customerId, email: null, returnUrl }));
    expect(error.code).toBe("unavailable");
    expect(s.double.callsOf(session)).toBe(0);
  });
});
