import type { Metadata } from "next";
import { LoginInPlace } from "@/app/login-in-place";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { helpPath } from "@/components/frame/help-link";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { currentUser } from "@/lib/http/learner-session";
import { common } from "@/lib/i18n/it";
import { helpTitle } from "@/lib/i18n/it/help-link";

export async function generateMetadata(): Promise<Metadata> {
  return (await currentUser()) ? { title: common.notFoundTitle } : {};
}

/** Shows which addresses there are to who is in only; to a machine the status may say it. */
export default async function NotFound() {
  if (!(await currentUser())) return <LoginInPlace />;
  return (
    <AccountSheet mood="thinks" title={<span lang="en">{common.notFoundTitle}</span>}>
      <SheetText>{common.notFoundText}</SheetText>
      <PageLink href="/" className={buttonStyle("primary", "lg")}>
        {common.home}
      </PageLink>
      <PageLink href={helpPath} className="text-link inline-flex min-h-11 items-center self-center">
        {helpTitle}
      </PageLink>
    </AccountSheet>
  );
}
