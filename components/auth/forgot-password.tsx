"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/api-client/client";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { accountPages } from "@/lib/i18n/it";

export function ForgotPassword() {
  const [answer, setAnswer] = useState<string>();
  if (answer !== undefined) return <ResetLinkSent answer={answer} />;
  return (
    <AccountSheet mood="thinks" title={accountPages.forgotTitle}>
      <SheetText>{accountPages.forgotText}</SheetText>
      <EmailRequestForm
        submitLabel={accountPages.forgotSubmit}
        failure={accountPages.forgotFailed}
        request={(email) => api("POST /api/auth/forgot-password", { body: { email } })}
        onSent={setAnswer}
      />
      <PageLink href="/login" className="text-link mx-auto inline-flex min-h-11 items-center text-sm">
        {accountPages.backToLogin}
      </PageLink>
    </AccountSheet>
  );
}

function ResetLinkSent({ answer }: { answer: string }) {
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{accountPages.forgotSentTitle}</AnnouncedTitle>}>
      <SheetText>{answer || accountPages.forgotSentText}</SheetText>
      <Notice variant="info">{accountPages.spamHint}</Notice>
      <PageLink href="/login" className={buttonStyle("primary", "lg")}>
        {accountPages.backToLogin}
      </PageLink>
    </AccountSheet>
  );
}
