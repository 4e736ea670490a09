import { InvoiceRows } from "@/components/subscription/invoice-list";
import { PortalButton } from "@/components/subscription/portal-button";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { childPro as t } from "@/lib/i18n/it";

/** What was paid, folded; and the provider's page with card and invoices, where there is one. */
export function PastPayments({ subscription: { invoices, hasPortal } }: { subscription: SubscriptionReply }) {
  return (
    <>
      {hasPortal && <PortalButton />}
      {invoices.length > 0 && (
        <details className="self-stretch">
          <summary className="min-h-11 content-center font-semibold text-action-ink">
            {t.payments(invoices.length)}
          </summary>
          <InvoiceRows invoices={invoices} />
        </details>
      )}
    </>
  );
}
