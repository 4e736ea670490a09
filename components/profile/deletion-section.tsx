"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "@/lib/api-client/client";
import { deletion as t } from "@/lib/i18n/it";
import { LoadFailed } from "@/components/learner/load-failed";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { DeletionPending } from "@/components/profile/deletion-pending";
import { DeletionWay } from "@/components/profile/deletion-way";
import { Skeleton } from "@/components/ui/skeleton";

/** The way out for good, and back as long as there is one. */
export function DeletionSection() {
  const { id } = useLearner();
  const query = useQuery({
    queryKey: queryKeys.deletion(id),
    queryFn: ({ signal }) => api("GET /api/request-data-deletion", { signal }),
  });
  const { data, isError } = query;
  const button = useRef<HTMLButtonElement>(null);
  const hadRequest = useRef(false);
  useEffect(() => {
    if (!data) return;
    // Whoever has taken the wish back is where it can be uttered.
    if (hadRequest.current && !data.request) button.current?.focus();
    hadRequest.current = data.request !== null;
  }, [data]);

  return (
    <>
      {!data && !isError && (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-14" />
        </div>
      )}
      {!data && isError && <LoadFailed message={t.loadFailed} query={query} />}
      {data && !data.request && <DeletionWay button={button} />}
      {data?.request && <DeletionPending request={data.request} button={button} />}
    </>
  );
}
