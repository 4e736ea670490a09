import Stripe from "stripe";
import { PaymentsError } from "@/lib/ports/payments";
import { toPaymentsError } from "./stripe-errors";

/** An error as the library makes it of an answer. */
const answer = (statusCode: number, body: { code?: string; decline_code?: string; type?: string }) =>
  Stripe.errors.StripeError.generate({ statusCode, message: "Card 4242 of Anna Rossi", ...body } as never);

describe("what Stripe answers", () => {
  test.each([
    [402, { code: "card_declined", decline_code: "insufficient_funds" }, "insufficient_funds"],
    [402, { code: "card_declined", decline_code: "expired_card" }, "expired_card"],
    [402, { code: "invalid_number" }, "incorrect_number"],
    [402, { code: "invalid_cvc" }, "incorrect_cvc"],
    [402, { code: "card_declined", decline_code: "lost_card" }, "declined"],
    [402, { code: "card_declined", decline_code: "authentication_required" }, "confirmation_failed"],
    [402, { code: "payment_intent_authentication_failure" }, "confirmation_failed"],
    [402, { code: "subscription_payment_intent_requires_action" }, "confirmation_failed"],
    [402, { code: "invoice_payment_intent_requires_action" }, "confirmation_failed"],
    [402, {}, "declined"],
  ])("as %i %j is a card declined: %s", (status, body, reason) => {
    expect(toPaymentsError(answer(status, body))).toMatchObject({ code: "declined", reason });
  });

  test.each([
    [400, { type: "idempotency_error" }, "busy"],
    [409, { code: "idempotency_key_in_use" }, "busy"],
    [409, {}, "busy"],
    [429, { code: "lock_timeout" }, "busy"],
    [400, { code: "resource_missing" }, "not_found"],
    [404, { code: "resource_missing" }, "not_found"],
    [404, {}, "unavailable"],
    [400, { code: "parameter_unknown" }, "unavailable"],
    [401, {}, "unavailable"],
    [403, {}, "unavailable"],
    [429, { code: "rate_limit" }, "unavailable"],
    [500, {}, "unavailable"],
  ])("as %i %j is %s", (status, body, code) => {
    expect(toPaymentsError(answer(status, body)).code).toBe(code);
  });

  test("leaves its codes for the log and none of its words", () => {
    const { message, cause } = toPaymentsError(answer(402, { code: "expired_card", type: "card_error" }));
    expect(cause).toMatchObject({ code: "StripeCardError 402 expired_card" });
    expect(`${message} ${String(cause)} ${JSON.stringify(cause)}`).not.toMatch(/Anna|4242/);
  });

  test("may be nothing of Stripe's at all", () => {
    const fault = new TypeError("fault");
    expect(toPaymentsError(fault)).toMatchObject({ code: "unavailable", cause: fault });
    const ours = new PaymentsError("busy");
    expect(toPaymentsError(ours)).toBe(ours);
  });
});
