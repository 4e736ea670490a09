"use client";

import { Suspense } from "react";
import { useLearner } from "@/components/learner/use-learner";
import { lazyOr } from "@/components/ui/lazy-or";

const SubscriptionBanner = lazyOr(
  () => import("@/components/subscription/subscription-banner"),
  () => null,
);

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
