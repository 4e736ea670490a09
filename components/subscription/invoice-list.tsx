import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { longDate } from "@/lib/i18n/dates";
import { subscription as t } from "@/lib/i18n/it";
import { euros } from "@/lib/i18n/money";

/** The payments received, newest first. Nothing where there are none. */
export function InvoiceList({ invoices }: Pick<SubscriptionReply, "invoices">) {
  if (invoices.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{t.payments}</h3>
      <InvoiceRows invoices={invoices} />
    </section>
  );
}

export function InvoiceRows({ invoices }: Pick<SubscriptionReply, "invoices">) {
  return (
    <ul aria-label={t.payments} className="divide-y divide-line text-sm">
      {invoices.map(({ id, paidAt, amountCents, refundedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <time dateTime={paidAt} className="grow">
            {longDate(paidAt)}
          </time>
          {refundedAt && (
            <span className="rounded-full bg-leaf-soft px-2.5 text-xs font-semibold text-leaf-ink">
              {t.refunded}
            </span>
          )}
          <span className="font-semibold">{euros(amountCents)}</span>
        </li>
      ))}
    </ul>
  );
}
