import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";
import { cardPayment } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { beginPayment } from "@/components/subscription/begin-payment";
import type { Payments } from "@/components/subscription/payments";

/** What has been paid and until when it lasts. Asked for anew on each visit: time and the provider change it. */
export function subscriptionQuery(userId: number) {
  return queryOptions({
    queryKey: queryKeys.subscription(userId),
    queryFn: ({ signal }) => api("GET /api/subscription", { signal }),
    refetchOnMount: "always",
  });
}

/** Begins the way to Pro, once for as long as a form is shown. */
export function cardFormQuery(payments: Payments) {
  return queryOptions({
    queryKey: payments.keys.cardForm,
    queryFn: () => beginPayment(payments),
    gcTime: 0,
  });
}

/** Stripe.js, which Stripe wants loaded from its own address. */
export function stripeQuery(publishableKey: string) {
  return queryOptions({
    queryKey: queryKeys.stripe(publishableKey),
    queryFn: async () => {
      const { loadStripe } = await import("@stripe/stripe-js/pure");
      const stripe = await loadStripe(publishableKey, { locale: "it" });
      if (!stripe) throw new Error(cardPayment.stripeNotLoaded);
      return stripe;
    },
    // Not data to be compared, but a thing with methods.
    structuralSharing: false,
  });
}
