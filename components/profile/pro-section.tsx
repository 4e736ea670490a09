"use client";

import { useQuery } from "@tanstack/react-query";
import { longDate } from "@/lib/i18n/dates";
import { subscription as t } from "@/lib/i18n/it";
import { LoadFailed } from "@/components/learner/load-failed";
import { useLearner } from "@/components/learner/use-learner";
import { CancelSubscription } from "@/components/profile/cancel-subscription";
import { ProActions } from "@/components/profile/pro-actions";
import { WayOut } from "@/components/profile/way-out";
import { InvoiceList } from "@/components/subscription/invoice-list";
import { ProPoints } from "@/components/subscription/pro-points";
import { subscriptionQuery } from "@/components/subscription/queries";
import { stateText } from "@/components/subscription/state-text";
import { withdrawalId } from "@/components/subscription/withdrawal-id";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";

/** How the learner stands with Pro, and what can be done about it. */
export function ProSection() {
  const { id } = useLearner();
  const query = useQuery(subscriptionQuery(id));
  const { data, isError } = query;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t.profileTitle}</h2>
      {!data && !isError && (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-20" />
        </div>
      )}
      {!data && isError && <LoadFailed message={t.failed} query={query} />}
      {data && (
        <>
          <p>{stateText(data)}</p>
          {data.status === "none" && !data.isGift && (
            <>
              <p className="-mb-1 text-sm font-semibold">{t.withPro}</p>
              <ProPoints />
              <p className="text-sm text-ink-soft">{t.priceAndPayer}</p>
            </>
          )}
          <ProActions subscription={data} />
          <InvoiceList invoices={data.invoices} />
          {data.withdrawableUntil && (
            <WayOut text={t.withdrawDetail(longDate(data.withdrawableUntil))}>
              <PageLink href={`/subscribe#${withdrawalId}`} className={buttonStyle("ghost", "md", "-mx-4")}>
                {t.withdraw}
              </PageLink>
            </WayOut>
          )}
          {data.status !== "canceled_with_grace" && <CancelSubscription subscription={data} />}
        </>
      )}
    </Card>
  );
}
