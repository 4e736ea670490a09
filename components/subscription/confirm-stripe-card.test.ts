import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { localCardForm as form } from "@/tests/support/subscriptions";
import { confirmStripeCard } from "./confirm-stripe-card";

const stripe = {} as Stripe;
const card = {} as StripeCardElement;

test("without the library or its field nothing is asked of Stripe", async () => {
  const tooEarly = "Stripe non è ancora caricato. Riprova tra un momento.";
  await expect(confirmStripeCard({ stripe: null, card, form })).rejects.toThrow(tooEarly);
  await expect(confirmStripeCard({ stripe, card: null, form })).rejects.toThrow(
    "Elemento carta non trovato.",
  );
});
