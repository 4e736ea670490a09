"use client";

import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { LoadFailed } from "@/components/learner/load-failed";
import { AskLink } from "@/components/parent-pages/ask-link";
import { childrenQuery } from "@/components/parent-pages/children-queries";
import { ClosedPage } from "@/components/parent-pages/closed-page";
import { LeaveButton } from "@/components/parent-pages/leave-button";
import { isClosedError, ParentSession } from "@/components/parent-pages/parent-session";
import { LogoHeader, ParentsFrame } from "@/components/parent-pages/parents-frame";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home;
const waiting = <Skeleton className="h-64" />;

/** Most who open the address are asked for theirs first: what is inside comes with who is let in. */
const ChildCard = lazyPart(() => import("@/components/parent-pages/child-card"), waiting);
const PaidForCard = lazyPart(() => import("@/components/parent-pages/paid-for-card"), waiting);

/** The children of an address. Whoever has not opened the page is asked for theirs. */
export function ChildrenHome({ onLeft }: { onLeft: () => void }) {
  const query = useQuery(childrenQuery);
  const { isClosed } = use(ParentSession);
  const { data, isError, error } = query;
  if (!data && isClosedError(error)) return <AskLink />;
  return (
    <ParentsFrame
      isWide={!isClosed}
      title={t.title}
      header={<LogoHeader>{data && <LeaveButton onLeft={onLeft} />}</LogoHeader>}
    >
      {!data && !isError && (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-64" />
        </div>
      )}
      {!data && isError && <LoadFailed message={t.loadFailed} query={query} />}
      {data && isClosed && <ClosedPage />}
      {data && (
        // Closed, it is nobody's to read; what was chosen and not saved stays in it.
        <div hidden={isClosed}>
          <div className="flex flex-col gap-5">
            <p className="text-sm text-ink-soft">{t.signedInAs(data.email)}</p>
            {data.children.length === 0 && data.paidFor.length === 0 && (
              <Notice variant="info">{t.nobody(data.email)}</Notice>
            )}
            {data.children.map((child) => (
              <ChildCard key={child.id} child={child} isAlone={data.children.length === 1} />
            ))}
            {data.paidFor.map((paidFor) => (
              <PaidForCard key={paidFor.id} paidFor={paidFor} />
            ))}
          </div>
        </div>
      )}
    </ParentsFrame>
  );
}
