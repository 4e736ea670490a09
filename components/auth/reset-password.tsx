"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";
import { useReadToken } from "@/components/auth/use-read-token";
import { buttonStyle } from "@/components/ui/button-style";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { accountPages } from "@/lib/i18n/it";

export function ResetPassword({ token: givenToken }: { token: string | undefined }) {
  const token = useReadToken(givenToken);
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <PasswordUpdated />;
  if (!token) return <NoToken />;
  return (
    <AccountSheet mood="thinks" title={accountPages.resetTitle}>
      <SheetText>{accountPages.resetText}</SheetText>
      <ResetPasswordForm token={token} onDone={() => setIsDone(true)} />
    </AccountSheet>
  );
}

function PasswordUpdated() {
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{accountPages.resetDoneTitle}</AnnouncedTitle>}>
      <Notice variant="success">{accountPages.resetDoneText}</Notice>
      <PageLink href="/login" className={buttonStyle("primary", "lg")}>
        {accountPages.resetDoneButton}
      </PageLink>
    </AccountSheet>
  );
}

function NoToken() {
  return (
    <AccountSheet mood="consoles" title={accountPages.noTokenTitle}>
      <Notice variant="error">{accountPages.noResetToken}</Notice>
      <SheetText>{accountPages.noTokenText}</SheetText>
      <PageLink href="/forgot-password" className={buttonStyle("primary", "lg")}>
        {accountPages.requestNewLink}
      </PageLink>
    </AccountSheet>
  );
}
