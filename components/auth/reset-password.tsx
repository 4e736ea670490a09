"use client";

import { useState } from "react";
import { AccountSheet, SheetCause, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";
import { useReadToken } from "@/components/auth/use-read-token";
import { buttonStyle } from "@/components/ui/button-style";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { resetPassword } from "@/lib/i18n/it/reset-password";

export function ResetPassword({ token: givenToken }: { token: string | undefined }) {
  const token = useReadToken(givenToken);
  const [isDone, setIsDone] = useState(false);
  const [deadBecause, setDeadBecause] = useState<string>();
  if (isDone) return <PasswordUpdated />;
  if (deadBecause)
    return (
      <NoWay title={resetPassword.deadLinkTitle} cause={deadBecause}>
        {resetPassword.deadLink}
      </NoWay>
    );
  if (!token)
    return (
      <NoWay title={resetPassword.noTokenTitle} cause={resetPassword.noResetToken}>
        {resetPassword.incompleteLink}
      </NoWay>
    );
  return (
    <AccountSheet mood="thinks" title={resetPassword.resetTitle}>
      <SheetText>{resetPassword.resetText}</SheetText>
      <ResetPasswordForm token={token} onDone={() => setIsDone(true)} onDeadLink={setDeadBecause} />
    </AccountSheet>
  );
}

function PasswordUpdated() {
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{resetPassword.resetDoneTitle}</AnnouncedTitle>}>
      <Notice variant="success">{resetPassword.resetDoneText}</Notice>
      <PageLink href="/login" className={buttonStyle("primary", "lg")}>
        {resetPassword.resetDoneButton}
      </PageLink>
    </AccountSheet>
  );
}

type NoWayProps = { title: string; cause: string; children: string };

/** With this link no password can be set: the way to another. */
function NoWay({ title, cause, children }: NoWayProps) {
  return (
    <AccountSheet mood="consoles" title={<AnnouncedTitle>{title}</AnnouncedTitle>}>
      <SheetText>{children}</SheetText>
      <PageLink href="/forgot-password" className={buttonStyle("primary", "lg")}>
        {resetPassword.requestNewLink}
      </PageLink>
      <SheetCause>{cause}</SheetCause>
    </AccountSheet>
  );
}
