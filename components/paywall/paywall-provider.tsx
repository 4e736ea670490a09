"use client";

import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useMemo, useState } from "react";
import { learnerQuery, queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import type { PaywallTrigger } from "@/components/paywall/paywall-dialog";
import { lazyDialog } from "@/components/ui/lazy-dialog";

// Its code comes with the first limit a student meets.
const PaywallDialog = lazyDialog(() => import("@/components/paywall/paywall-dialog"));

type Paywall = {
  /** Explains what Pro is, and why just now. Does nothing for who has it. */
  show: (trigger: PaywallTrigger) => void;
};

const PaywallContext = createContext<Paywall | null>(null);

/** Everything below can show the paywall, of which there is one. */
export function PaywallProvider({ children }: { children: React.ReactNode }) {
  const queryClient = useQueryClient();
  const { id, isPro } = useLearner();
  const [trigger, setTrigger] = useState<PaywallTrigger>();

  const paywall = useMemo(() => {
    const hasPro = () => queryClient.getQueryData(learnerQuery(id).queryKey)?.isPro ?? false;
    async function show(next: PaywallTrigger) {
      // What is known of the plan may be half a minute old.
      if (hasPro()) await queryClient.refetchQueries({ queryKey: queryKeys.learner(id) });
      if (hasPro()) return;
      void queryClient.invalidateQueries({ queryKey: queryKeys.usageStats });
      setTrigger(next);
    }
    return { show: (next: PaywallTrigger) => void show(next) };
  }, [queryClient, id]);

  return (
    <PaywallContext value={paywall}>
      {children}
      {trigger && !isPro && <PaywallDialog trigger={trigger} onClose={() => setTrigger(undefined)} />}
    </PaywallContext>
  );
}

export function usePaywall(): Paywall {
  const paywall = useContext(PaywallContext);
  if (!paywall) throw new Error("usePaywall needs a PaywallProvider above it");
  return paywall;
}
