"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLearner } from "@/components/learner/use-learner";

const parameter = "payment";

/** Who comes back from paying with `?payment=success` is told so, once: the address forgets it. */
export function usePaymentReturn(): void {
  const queryClient = useQueryClient();
  const { id, isPro } = useLearner();
  useEffect(() => {
    const address = new URL(window.location.href);
    if (address.searchParams.get(parameter) !== "success") return;
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, "", address);
    if (isPro) return;
    // Its code comes to those only who come back so.
    void import("@/components/subscription/payment-return").then(
      ({ tellOfPayment }) => tellOfPayment(queryClient, id),
      () => undefined, // Without a net nothing is told: Pro is there all the same.
    );
  }, [queryClient, id, isPro]);
}
