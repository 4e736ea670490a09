"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { supportTotalsDays } from "@/lib/features/administration/rules";
import type { SupportTotalReply } from "@/lib/features/administration/contract";
import { api } from "@/lib/api-client/client";
import { supportTotals as t } from "@/lib/i18n/it";
import { usePanelClosed } from "@/components/admin/panel-closed";
import { panelKeys } from "@/components/admin/queries";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** How often the chat has named who helps: numbers, and nobody they belong to. */
export default function SupportTotals() {
  const titleId = useId();
  const hasClosed = usePanelClosed();
  const { data, isError } = useQuery({
    queryKey: panelKeys.supportTotals,
    queryFn: async ({ signal }) => {
      try {
        return await api("GET /api/admin/support-totals", { signal });
      } catch (error) {
        hasClosed(error);
        throw error;
      }
    },
  });
  return (
    <section aria-labelledby={titleId}>
      <Card className="@container flex flex-col gap-3 lg:flex-row lg:justify-between lg:gap-12">
        <div className="max-w-md">
          <h2 id={titleId} className="font-bold">
            {t.title(supportTotalsDays)}
          </h2>
          <p className="text-sm text-ink-soft">{t.intro}</p>
        </div>
        {data?.length === 0 && <p className="text-sm lg:self-center">{t.none}</p>}
        {data && data.length > 0 && <Totals totals={data} labelledBy={titleId} />}
        {!data && (isError ? <p className="text-sm">{t.failed}</p> : <Skeleton className="h-16 lg:w-80" />)}
      </Card>
    </section>
  );
}

const levels = ["gentle", "worry", "crisis"] as const;

/** A row for each cause there was, and the sum. */
function Totals({ totals, labelledBy }: { totals: SupportTotalReply[]; labelledBy: string }) {
  const causes = [...new Set(totals.map(({ cause }) => cause))];
  return (
    <table
      aria-labelledby={labelledBy}
      className="w-full self-start text-sm lg:max-w-lg @max-[15rem]:wrap-anywhere"
    >
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="pb-1.5 text-left font-medium">
            {t.cause}
          </th>
          {levels.map((level) => (
            <th key={level} scope="col" className="pb-1.5 pl-3 text-right font-medium">
              {t.levels[level]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {causes.map((cause) => (
          <Row key={cause} name={t.causes[cause]} totals={totals.filter((one) => one.cause === cause)} />
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <Row name={t.all} totals={totals} />
      </tfoot>
    </table>
  );
}

function Row({ name, totals }: { name: string; totals: SupportTotalReply[] }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 text-left font-normal in-[tfoot]:font-semibold">
        {name}
      </th>
      {levels.map((level) => (
        <td key={level} className="py-1.5 pl-3 text-right">
          {totals.filter((one) => one.level === level).reduce((sum, { count }) => sum + count, 0)}
        </td>
      ))}
    </tr>
  );
}
