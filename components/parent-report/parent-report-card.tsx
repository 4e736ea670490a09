"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";
import { parentReport as t } from "@/lib/i18n/it";
import { LoadFailed } from "@/components/learner/load-failed";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

const AddressAndDelivery = lazyPart(
  () => import("@/components/parent-report/address-and-delivery"),
  <Waiting />,
);

/** Who gets reports, what is in them, and the way to send one. */
export function ParentReportCard() {
  const { id, parentEmail } = useLearner();
  const query = useQuery({
    queryKey: queryKeys.parentReport(id),
    queryFn: ({ signal }) => api("GET /api/parent-report", { signal }),
    refetchOnMount: "always", // Every message changes it.
  });
  const { data, isError } = query;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-bold">{t.title}</h2>
        <p className="text-sm text-pretty text-ink-soft">
          {t.intro}
          {!parentEmail && ` ${t.introMore}`}
        </p>
      </div>
      {data && <AddressAndDelivery standing={data} />}
      {!data && !isError && <Waiting />}
      {!data && isError && <LoadFailed message={t.failed} query={query} />}
    </Card>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={t.loading} className="flex flex-col gap-5">
      <Skeleton className="h-20" />
      <Skeleton className="h-11" />
    </div>
  );
}
