import { proTable as t } from "@/lib/i18n/it/pro-table";
import { CheckIcon } from "@/components/ui/icons";

/** The free plan and Pro at a glance. */
export function PlanTable() {
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0 text-left text-sm @max-[15rem]:wrap-anywhere">
        <caption className="sr-only">{t.caption}</caption>
        <thead>
          <tr>
            <td className="w-[27%]" />
            <th scope="col" className="px-2 py-1 font-semibold text-ink-soft">
              {t.free}
            </th>
            <th
              scope="col"
              className="rounded-t-md bg-action-soft px-2 py-1 font-bold sm:px-3 text-action-ink"
            >
              {t.pro}
            </th>
          </tr>
        </thead>
        <tbody>
          {t.rows.map(({ what, free, pro }) => (
            <tr key={what} className="group">
              <th scope="row" className="border-t border-line py-1 pr-2 font-normal">
                {what}
              </th>
              <td className="border-t border-line px-2 py-1 text-ink-soft @min-[18rem]:whitespace-nowrap">
                {free}
              </td>
              <td className="border-t border-line bg-action-soft px-2 py-1 font-semibold sm:px-3 group-last:rounded-b-md">
                <span className="flex gap-1 sm:gap-1.5">
                  <CheckIcon className="mt-0.5 size-4 shrink-0 text-leaf-ink" />
                  {pro}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
