import type { Metadata } from "next";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { common } from "@/lib/i18n/it";

export const metadata: Metadata = { title: common.notFoundTitle };

export default function NotFound() {
  return (
    <AccountSheet mood="thinks" title={<span lang="en">{common.notFoundTitle}</span>}>
      <SheetText>{common.notFoundText}</SheetText>
      <PageLink href="/" className={buttonStyle("primary", "lg")}>
        {common.home}
      </PageLink>
    </AccountSheet>
  );
}
