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
    <dl className="grid grid-cols-3 gap-2 sm:gap-4 lg:flex lg:gap-8">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-3 max-lg:py-3 max-lg:shadow-rest sm:max-lg:px-5"
        >
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="text-xl font-bold wrap-anywhere lg:text-base">
            {value ?? (isError ? t.unknownFigure : <Skeleton className="my-1 h-5 w-14" />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
