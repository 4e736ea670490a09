"use client";

import { Suspense } from "react";
import { useLearner } from "@/components/learner/use-learner";
import { lazyWhenOnline } from "@/components/ui/lazy-or";

const SubscriptionBanner = lazyWhenOnline(() => import("@/components/subscription/subscription-banner"));

/** The banner of a subscription, whose code comes to those only whose subscription is over or may be soon. */
export function LazyBanner() {
  const { subscriptionStatus } = useLearner();
  if (subscriptionStatus === "none" || subscriptionStatus === "active") return null;
  return (
    <Suspense fallback={null}>
      <SubscriptionBanner />
    </Suspense>
  );
}
