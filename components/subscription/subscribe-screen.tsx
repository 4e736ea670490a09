"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { subscription as t } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { subscriptionQuery } from "@/components/subscription/queries";
import { SubscribeFrame } from "@/components/subscription/subscribe-frame";
import { SubscriptionDetails } from "@/components/subscription/subscription-details";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

const NotLoaded = lazyPart(() => import("@/components/subscription/not-loaded"));

/** The whole page of the subscription: what one has, and the way to have it or to be rid of it. */
export function SubscribeScreen() {
  const { id } = useLearner();
  const query = useQuery(subscriptionQuery(id));
  const { data, isError } = query;
  const [withdrawn, setWithdrawn] = useState<string>();
  return (
    <SubscribeFrame title={data && !data.isGift && !withdrawn ? t.titles[data.status] : t.product}>
      {!data && !isError && (
        <div role="status" aria-label={t.loading} className="flex flex-col gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-80" />
        </div>
      )}
      {!data && isError && <NotLoaded query={query} />}
      {data && (
        <SubscriptionDetails
          subscription={data}
          onReload={() => void query.refetch()}
          withdrawn={withdrawn}
          onWithdrawn={setWithdrawn}
        />
      )}
    </SubscribeFrame>
  );
}
