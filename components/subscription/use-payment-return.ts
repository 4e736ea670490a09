"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { paymentReturn as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { showToast } from "@/components/ui/toast";

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
    showToast({ variant: "success", title: t.title, description: t.text });
    void queryClient.invalidateQueries({ queryKey: queryKeys.learner(id) });
  }, [queryClient, id, isPro]);
}
