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
      <Card className="@container flex flex-col gap-4 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
        <div>
          <h2 id={titleId} className="font-bold">
            {t.title(supportTotalsDays)}
          </h2>
          <p className="text-sm text-ink-soft">{t.intro}</p>
        </div>
        {data?.length === 0 && <p className="text-sm">{t.none}</p>}
        {data && data.length > 0 && <Totals totals={data} labelledBy={titleId} />}
        {!data && (isError ? <p className="text-sm">{t.failed}</p> : <Skeleton className="h-16" />)}
      </Card>
    </section>
  );
}

const levels = ["gentle", "worry", "crisis"] as const;
type Level = (typeof levels)[number];

const sumOf = (totals: SupportTotalReply[], level: Level) =>
  totals.filter((one) => one.level === level).reduce((sum, { count }) => sum + count, 0);

function compareUrgency(one: SupportTotalReply[], other: SupportTotalReply[]): number {
  const differences = [...levels].reverse().map((level) => sumOf(other, level) - sumOf(one, level));
  return differences.find(Boolean) ?? 0;
}

/** A row for each cause there was, the most urgent first, and the sum. */
function Totals({ totals, labelledBy }: { totals: SupportTotalReply[]; labelledBy: string }) {
  const causes = [...new Set(totals.map(({ cause }) => cause))]
    .map((cause) => ({ cause, ofIt: totals.filter((one) => one.cause === cause) }))
    .sort((one, other) => compareUrgency(one.ofIt, other.ofIt));
  return (
    <table aria-labelledby={labelledBy} className="w-full self-start text-sm @max-[15rem]:wrap-anywhere">
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="pb-1.5 text-left font-medium">
            {t.cause}
          </th>
          {levels.map((level) => (
            <th key={level} scope="col" className="w-1/5 pr-2 pb-1.5 pl-1 text-right font-medium">
              {t.levels[level]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {causes.map(({ cause, ofIt }) => (
          <Row key={cause} name={t.causes[cause]} totals={ofIt} />
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
        <td key={level} className="py-1.5 pr-2 pl-1 text-right">
          <Count level={level} count={sumOf(totals, level)} />
        </td>
      ))}
    </tr>
  );
}

/** Nobody's eye should have to look for what is urgent, nor stop at a zero. */
function Count({ level, count }: { level: Level; count: number }) {
  if (count === 0) return <span className="text-ink-soft">{count}</span>;
  if (level !== "crisis") return count;
  return (
    <span className="-mr-2 inline-block min-w-6 rounded-full bg-coral-soft px-2 py-0.5 font-bold text-coral-ink">
      {count}
    </span>
  );
}
