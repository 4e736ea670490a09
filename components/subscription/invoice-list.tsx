import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { longDate } from "@/lib/i18n/dates";
import { subscription as t } from "@/lib/i18n/it";
import { euros } from "@/lib/i18n/money";

type InvoicesProps = Pick<SubscriptionReply, "invoices"> & {
  /** When the contract began that was just withdrawn from: what was paid for it is given back. */
  refundSince?: string;
};

/** The first payment may have come just before the contract. */
const dayMs = 24 * 60 * 60 * 1000;
const tag = "rounded-full px-2.5 text-xs font-semibold";

/** The payments received, newest first. Nothing where there are none. */
export function InvoiceList({ invoices, refundSince }: InvoicesProps) {
  if (invoices.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{t.payments}</h3>
      <InvoiceRows invoices={invoices} refundSince={refundSince} />
    </section>
  );
}

export function InvoiceRows({ invoices, refundSince }: InvoicesProps) {
  const isComing = (paidAt: string) =>
    refundSince !== undefined && Date.parse(paidAt) > Date.parse(refundSince) - dayMs;
  return (
    <ul aria-label={t.payments} className="divide-y divide-line text-sm">
      {invoices.map(({ id, paidAt, amountCents, refundedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <time dateTime={paidAt} className="grow">
            {longDate(paidAt)}
          </time>
          {refundedAt ? (
            <span className={`${tag} bg-leaf-soft text-leaf-ink`}>{t.refunded}</span>
          ) : (
            isComing(paidAt) && <span className={`${tag} bg-sun-soft text-sun-ink`}>{t.refundComing}</span>
          )}
          <span className="font-semibold">{euros(amountCents)}</span>
        </li>
      ))}
    </ul>
  );
}
