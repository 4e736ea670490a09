import { PaymentsError } from "@/lib/ports/payments";

type Outcome =
  | "taken"
  | "confirm"
  | "charge_fails"
  | "declined"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc";

/** Test numbers as Stripe publishes them (docs.stripe.com/testing), and what each is for. */
const testCards: Record<string, Outcome> = {
  "4242424242424242": "taken",
  "5555555555554444": "taken",
  "378282246310005": "taken",
  "4000002500003155": "confirm",
  "4000000000000341": "charge_fails",
  "4000000000000002": "declined",
  "4000000000009995": "insufficient_funds",
  "4000000000000069": "expired_card",
  "4000000000000127": "incorrect_cvc",
};

/** What becomes of a test card. Throws `declined` with the reason for one that is not taken. */
export function tryCard({ number, expiry }: { number: string; expiry: string }, now: Date) {
  const outcome = testCards[number.replace(/\D/g, "")];
  if (!outcome) throw declined("not_a_test_card");
  if (hasExpired(expiry, now)) throw declined("expired_card");
  if (outcome === "taken" || outcome === "confirm" || outcome === "charge_fails") return outcome;
  throw declined(outcome);
}

export const declined = (reason: PaymentsError["reason"]) => new PaymentsError("declined", { reason });

/** A card is good until the end of its month. */
function hasExpired(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d\d)\/?(\d\d)$/.exec(expiry) ?? [];
  return now >= new Date(Date.UTC(2000 + Number(year), Number(month), 1));
}
