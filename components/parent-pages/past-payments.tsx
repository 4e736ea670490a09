import { InvoiceRows } from "@/components/subscription/invoice-list";
import { PortalButton } from "@/components/subscription/portal-button";
import { ChevronDownIcon } from "@/components/ui/icons";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { childPro as t } from "@/lib/i18n/it";

/** What was paid, folded; and the provider's page with card and invoices, where there is one. */
export function PastPayments({ subscription: { invoices, hasPortal } }: { subscription: SubscriptionReply }) {
  return (
    <>
      {hasPortal && <PortalButton />}
      {invoices.length > 0 && (
        <details className="group self-stretch">
          <summary className="flex min-h-11 list-none items-center gap-1.5 font-semibold text-action-ink [&::-webkit-details-marker]:hidden">
            {t.payments(invoices.length)}
            <ChevronDownIcon className="size-5 group-open:rotate-180" />
          </summary>
          <InvoiceRows invoices={invoices} />
        </details>
      )}
    </>
  );
}
