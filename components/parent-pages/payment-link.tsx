import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";

type PaymentLinkProps = { childId: number; children: string };

/** Leads to the page with the card form: loaded anew, as only that one may show the provider's field. */
export function PaymentLink({ childId, children }: PaymentLinkProps) {
  return (
    <PageLink href={`/genitori/abbonamento?figlio=${childId}`} className={buttonStyle("primary", "md")}>
      {children}
    </PageLink>
  );
}
