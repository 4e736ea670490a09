import { accessDenied as t, common, gates } from "@/lib/i18n/it";
import { AccountSheet, SheetCause, SheetText } from "@/components/auth/account-sheet";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";

/** All that somebody who is no administrator gets to see of the system panel. */
export function AccessDenied() {
  return (
    <AccountSheet mood="consoles" title={t.title}>
      <SheetText>{t.text}</SheetText>
      <SheetCause>{gates.accessDenied}</SheetCause>
      <PageLink href="/" className={buttonStyle("primary", "lg")}>
        {common.home}
      </PageLink>
    </AccountSheet>
  );
}
