"use client";

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { useReadToken } from "@/components/auth/use-read-token";
import { HelpLink } from "@/components/frame/help-link";
import { LoadFailed } from "@/components/learner/load-failed";
import { createQueryClient } from "@/components/learner/query-client";
import { payLinkQuery } from "@/components/parent-pages/link-payments";
import { PayLinkSteps } from "@/components/parent-pages/pay-link-steps";
import { LogoHeader, ParentsFrame } from "@/components/parent-pages/parents-frame";
import { PlanTable } from "@/components/subscription/plan-table";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { apiErrorOf } from "@/lib/api-client/client-errors";
import type { Reply } from "@/lib/api-client/client";
import { payByLink as t } from "@/lib/i18n/it/pay-by-link";
import { proTable } from "@/lib/i18n/it/pro-table";
import { euros } from "@/lib/i18n/money";

/** Where an adult pays for Pro by a link that a student has sent, without anybody's account. */
export function PayByLink({ token: givenToken }: { token: string | undefined }) {
  const token = useReadToken(givenToken);
  // No failure here means that a session has ended: there is none.
  const [queryClient] = useState(() => createQueryClient(() => undefined));
  if (!token)
    return (
      <AccountSheet mood="consoles" title={t.noTokenTitle}>
        <SheetText>{t.noToken}</SheetText>
      </AccountSheet>
    );
  return (
    <QueryClientProvider client={queryClient}>
      <Opened token={token} />
    </QueryClientProvider>
  );
}

function Opened({ token }: { token: string }) {
  const query = useQuery(payLinkQuery(token));
  const { data, error } = query;
  if (data?.offer === "pro")
    return (
      <AccountSheet mood="cheers" title={<AnnouncedTitle>{t.proTitle}</AnnouncedTitle>}>
        <SheetText>{t.pro(data.name)}</SheetText>
      </AccountSheet>
    );
  if (data?.offer === "not-yet")
    return (
      <AccountSheet mood="thinks" title={<AnnouncedTitle>{t.notYetTitle}</AnnouncedTitle>}>
        <SheetText>{t.notYet(data.name)}</SheetText>
      </AccountSheet>
    );
  if (!data && apiErrorOf(error)?.code === "BAD_TOKEN")
    return (
      <AccountSheet mood="consoles" title={<AnnouncedTitle>{t.deadTitle}</AnnouncedTitle>}>
        <SheetText>{t.dead}</SheetText>
      </AccountSheet>
    );
  return (
    <ParentsFrame
      title={data ? t.titleFor(data.name) : t.title}
      header={
        <LogoHeader>
          <HelpLink />
        </LogoHeader>
      }
    >
      {!data && !error && (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-64" />
        </div>
      )}
      {!data && error && <LoadFailed message={t.loadFailed} query={query} />}
      {data && (
        <>
          <WhatProIs offered={data} />
          <PayLinkSteps token={token} name={data.name} onReload={() => void query.refetch()} />
        </>
      )}
    </ParentsFrame>
  );
}

function WhatProIs({ offered }: { offered: Reply<"POST /api/parent/pay-links/open"> }) {
  return (
    <Card tone="action" className="flex flex-col gap-4 text-sm">
      <div className="flex flex-col gap-2">
        <p className="text-base font-semibold">{t.asks(offered.name)}</p>
        <p>{t.what}</p>
      </div>
      <div>
        <p className="text-xl font-bold">{t.price(euros(offered.priceCents))}</p>
        <p className="text-ink-soft">{t.vat}</p>
      </div>
      <PlanTable />
      <p>{proTable.both}</p>
      <p>{t.optional}</p>
    </Card>
  );
}
