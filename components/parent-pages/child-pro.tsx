"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { LoadFailed } from "@/components/learner/load-failed";
import {
  childPayments,
  childSubscriptionQuery,
  type ProChild,
} from "@/components/parent-pages/child-payments";
import { ChildSubscription } from "@/components/parent-pages/child-subscription";
import { PaymentLink } from "@/components/parent-pages/payment-link";
import { GivenPayments } from "@/components/subscription/payments";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { proPrice } from "@/lib/features/billing/rules";
import { childPro as t } from "@/lib/i18n/it";
import { euros } from "@/lib/i18n/money";

/** Whether the child has Pro, and the ways to it, to the payments and out of it. */
export function ChildPro({ child }: { child: ProChild }) {
  const { id, nickname, isPro, ageGroup } = child;
  const title = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<string>();
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 ref={title} tabIndex={-1} className="font-bold outline-none">
        {t.title}
      </h3>
      {answer && <Notice variant="success">{answer}</Notice>}
      {isPro !== undefined && <p className="text-sm">{isPro ? t.has(nickname) : t.hasNot(nickname)}</p>}
      {isPro !== false ? (
        <GivenPayments value={childPayments(id)}>
          <Running child={child} title={title} onDone={setAnswer} />
        </GivenPayments>
      ) : (
        ageGroup !== "adult" && (
          <>
            <p className="text-sm">{`${t.gives} ${t.costs(euros(proPrice.cents))}`}</p>
            <PaymentLink childId={id}>{t.activate}</PaymentLink>
          </>
        )
      )}
    </section>
  );
}

type RunningProps = {
  child: ProChild;
  title: React.RefObject<HTMLHeadingElement | null>;
  onDone: (answer: string) => void;
};

function Running({ child, title, onDone }: RunningProps) {
  const query = useQuery(childSubscriptionQuery(child.id));
  if (query.data)
    return <ChildSubscription child={child} subscription={query.data} title={title} onDone={onDone} />;
  // Of who is of age only what the parent pays is theirs to see.
  if (query.isError && child.ageGroup === "adult")
    return <p className="text-sm text-ink-soft">{t.forAdult}</p>;
  if (query.isError) return <LoadFailed message={t.loadFailed} query={query} />;
  return (
    <div role="status" aria-label={t.loading} className="self-stretch">
      <Skeleton className="h-16" />
    </div>
  );
}
