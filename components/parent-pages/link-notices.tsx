import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { parentPages as t } from "@/lib/i18n/it/parent-pages";

/** A link that was not copied as a whole, or whose page was loaded anew. */
export function NoToken() {
  return (
    <AccountSheet mood="consoles" title={t.noTokenTitle}>
      <SheetText>
        {t.noToken} {t.noTokenText}
      </SheetText>
      <ToParentsPage />
    </AccountSheet>
  );
}

/** An invitation that is used or over: how to get another, or where one's choices are. */
export function DeadInvitation() {
  return (
    <AccountSheet mood="consoles" title={t.confirm.deadTitle}>
      <SheetText>{t.confirm.dead}</SheetText>
      <SheetText>{t.confirm.deadSaidYes}</SheetText>
      <ToParentsPage />
    </AccountSheet>
  );
}

export function ToParentsPage() {
  return (
    <PageLink href="/genitori" className={buttonStyle("secondary", "lg")}>
      {t.toParentsPage}
    </PageLink>
  );
}
