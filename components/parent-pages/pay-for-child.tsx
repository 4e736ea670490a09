"use client";

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { use, useState } from "react";
import { LoadFailed } from "@/components/learner/load-failed";
import { createQueryClient } from "@/components/learner/query-client";
import { AskLink } from "@/components/parent-pages/ask-link";
import { childPayments, childSubscriptionQuery } from "@/components/parent-pages/child-payments";
import { childrenQuery } from "@/components/parent-pages/children-queries";
import { ClosedPage } from "@/components/parent-pages/closed-page";
import { isClosedError, ParentSession } from "@/components/parent-pages/parent-session";
import { ParentsFrame } from "@/components/parent-pages/parents-frame";
import { ProPayment } from "@/components/parent-pages/pro-payment";
import { BackHeader } from "@/components/frame/back-header";
import { GivenPayments } from "@/components/subscription/payments";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Reply } from "@/lib/api-client/client";
import { childPro as t } from "@/lib/i18n/it";
import { parentPages } from "@/lib/i18n/it/parent-pages";

/** The page on which a parent gives a card for Pro, with the page for parents open. `childId`: as it stands in the address. */
export function PayForChild({ childId }: { childId: string | undefined }) {
  const [isClosed, setIsClosed] = useState(false);
  const [queryClient] = useState(() =>
    createQueryClient((error) => {
      if (isClosedError(error)) setIsClosed(true);
    }),
  );
  const session = { ...use(ParentSession), isClosed, onReopened: () => setIsClosed(false) };
  return (
    <QueryClientProvider client={queryClient}>
      <ParentSession value={session}>
        <OfChild childId={childId} />
      </ParentSession>
    </QueryClientProvider>
  );
}

function OfChild({ childId }: { childId: string | undefined }) {
  const query = useQuery(childrenQuery);
  const { isClosed } = use(ParentSession);
  const { data, isError, error } = query;
  const child = data?.children.find(({ id }) => String(id) === childId) ?? paidFor(data?.paidFor, childId);
  if (!data && isClosedError(error)) return <AskLink />;
  return (
    <ParentsFrame
      title={child ? t.page.title(child.nickname) : t.title}
      header={<BackHeader href="/genitori" back={t.page.toHome} />}
    >
      {!data && !isError && <Loading />}
      {!data && isError && <LoadFailed message={parentPages.home.loadFailed} query={query} />}
      {data && isClosed && <ClosedPage />}
      {data && !child && <Notice variant="error">{t.page.noSuchChild}</Notice>}
      {child?.ageGroup === "adult" && <Notice variant="info">{t.forAdult}</Notice>}
      {data && child && child.ageGroup !== "adult" && (
        <GivenPayments value={childPayments(child.id)}>
          <Subscription child={child} email={data.email} />
        </GivenPayments>
      )}
    </ParentsFrame>
  );
}

/** Whoever pays for somebody who is no child of theirs may go on. */
function paidFor(
  list: Reply<"GET /api/parents/children">["paidFor"] | undefined,
  childId: string | undefined,
) {
  const found = list?.find(({ id }) => String(id) === childId);
  return found && { id: found.id, nickname: found.name, ageGroup: undefined };
}

function Subscription({ child, email }: { child: { id: number }; email: string }) {
  const query = useQuery(childSubscriptionQuery(child.id));
  if (query.data)
    return <ProPayment subscription={query.data} email={email} onReload={() => void query.refetch()} />;
  return query.isError ? <LoadFailed message={t.loadFailed} query={query} /> : <Loading />;
}

function Loading() {
  return (
    <div role="status" aria-label={t.loading}>
      <Skeleton className="h-64" />
    </div>
  );
}
