"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";
import { adminPanel as t } from "@/lib/i18n/it";
import { usePanelClosed } from "@/components/admin/panel-closed";
import { panelKeys } from "@/components/admin/queries";
import { Skeleton } from "@/components/ui/skeleton";

/** How many users there are, in three figures. */
export function PanelStats() {
  const hasClosed = usePanelClosed();
  const { data, isError } = useQuery({
    queryKey: panelKeys.stats,
    queryFn: async ({ signal }) => {
      try {
        return await api("GET /api/admin/stats", { signal });
      } catch (error) {
        hasClosed(error);
        throw error;
      }
    },
  });
  const figures = [
    { label: t.users, value: data?.users },
    { label: t.proUsers, value: data?.pro },
    { label: t.withoutHearts, value: data?.withoutHearts },
  ];
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 lg:gap-x-8">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="text-base leading-tight font-bold">
            {value ?? (isError ? t.unknownFigure : <Skeleton className="my-0.5 h-4 w-12" />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
