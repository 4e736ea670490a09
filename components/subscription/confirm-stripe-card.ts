import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import type { CardForm } from "@/lib/features/billing/contract";
import { cardPayment as t } from "@/lib/i18n/it";
import { CardProblem } from "@/components/subscription/use-card-payment";

type Input = { stripe: Stripe | null; card: StripeCardElement | null | undefined; form: CardForm };

/** Has Stripe take the card; the bank's own questions, if any, are asked on the way. */
export async function confirmStripeCard({ stripe, card, form }: Input): Promise<"succeeded"> {
  if (!stripe) throw new CardProblem(t.stripeNotLoaded);
  if (!card) throw new CardProblem(t.noCardElement);
  const { error } = await stripe.confirmCardSetup(form.clientSecret, { payment_method: { card } });
  // Taken already: in another tab, or in a try whose end never came back here.
  if (error && error.setup_intent?.status !== "succeeded") {
    throw new CardProblem(error.message ?? t.setupFailed);
  }
  return "succeeded";
}
