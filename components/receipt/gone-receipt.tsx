import { receiptPage as t } from "@/lib/i18n/it/receipt";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";

/** Where there is no receipt, or none any more. */
export default function GoneReceipt() {
  return (
    <AccountSheet mood="thinks" title={t.goneTitle}>
      <SheetText>{t.gone}</SheetText>
      <PageLink href="/" className={buttonStyle("primary", "lg")}>
        {t.home}
      </PageLink>
    </AccountSheet>
  );
}
