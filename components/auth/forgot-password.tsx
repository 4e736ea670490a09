"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { MailSent } from "@/components/auth/mail-sent";
import { api } from "@/lib/api-client/client";
import { PageLink } from "@/components/ui/page-link";
import { accountPages } from "@/lib/i18n/it";

const request = (email: string) => api("POST /api/auth/forgot-password", { body: { email } });

export function ForgotPassword() {
  const [sent, setSent] = useState<{ message: string; email: string }>();
  if (sent)
    return (
      <MailSent
        title={accountPages.forgotSentTitle}
        text={sent.message || accountPages.forgotSentText}
        email={sent.email}
        failure={accountPages.forgotFailed}
        request={request}
      >
        <BackToLogin />
      </MailSent>
    );
  return (
    <AccountSheet mood="thinks" title={accountPages.forgotTitle}>
      <SheetText>{accountPages.forgotText}</SheetText>
      <EmailRequestForm
        submitLabel={accountPages.forgotSubmit}
        failure={accountPages.forgotFailed}
        request={request}
        onSent={(message, email) => setSent({ message, email })}
      />
      <BackToLogin />
    </AccountSheet>
  );
}

function BackToLogin() {
  return (
    <PageLink href="/login" className="text-link mx-auto inline-flex min-h-11 items-center text-sm">
      {accountPages.backToLogin}
    </PageLink>
  );
}
