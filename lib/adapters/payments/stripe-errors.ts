import Stripe from "stripe";
import { PaymentsError, type DeclineReason } from "@/lib/ports/payments";

const { StripeCardError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** Whatever went wrong while Stripe was asked, in the words of the port. */
export function toPaymentsError(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error;
  if (!(error instanceof StripeError)) return new PaymentsError("unavailable", { cause: error });
  const cause = causeOf(error);
  if (error instanceof StripeCardError) {
    return new PaymentsError("declined", { reason: reasonOf(error.code, error.decline_code), cause });
  }
  const isBusy = error instanceof StripeIdempotencyError || error.statusCode === 409;
  if (isBusy || isRefusal(error, ["idempotency_key_in_use", "lock_timeout"])) {
    return new PaymentsError("busy", { cause });
  }
  return new PaymentsError(isRefusal(error, ["resource_missing"]) ? "not_found" : "unavailable", { cause });
}

/** Whether Stripe has refused a request with one of these codes. */
export function isRefusal(error: unknown, codes: readonly string[]): boolean {
  return error instanceof StripeError && codes.includes(error.code ?? "");
}

/** Whether Stripe has understood a request and refused it, in whatever words. */
export const isInvalidRequest = (error: unknown) => error instanceof StripeInvalidRequestError;

// Stripe's own error carries a message and a card that may say who the holder is: only its codes go along.
function causeOf({ type, code, decline_code, statusCode, requestId }: Stripe.errors.StripeError): Error {
  const words = [type, statusCode, code, decline_code, requestId].filter(Boolean).join(" ");
  return Object.assign(new Error(words), { code: words });
}

const reasons: Record<string, DeclineReason> = {
  insufficient_funds: "insufficient_funds",
  expired_card: "expired_card",
  incorrect_number: "incorrect_number",
  invalid_number: "incorrect_number",
  incorrect_cvc: "incorrect_cvc",
  invalid_cvc: "incorrect_cvc",
};
const asksTheHolder = /authentication|requires_action|action_required/;

function reasonOf(...codes: (string | undefined)[]): DeclineReason {
  const known = codes.flatMap((code) => (code && reasons[code]) || []);
  const isUnconfirmed = codes.some((code) => code && asksTheHolder.test(code));
  return known[0] ?? (isUnconfirmed ? "confirmation_failed" : "declined");
}
