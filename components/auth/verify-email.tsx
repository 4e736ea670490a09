"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { MailSent } from "@/components/auth/mail-sent";
import { PageLink } from "@/components/ui/page-link";
import { api } from "@/lib/api-client/client";
import { accountPages } from "@/lib/i18n/it";

const request = (email: string) => api("POST /api/auth/resend-verification", { body: { email } });

export function VerifyEmail() {
  const [sent, setSent] = useState<{ message: string; email: string }>();
  if (sent)
    return (
      <MailSent
        title={accountPages.verifySentTitle}
        text={sent.message || accountPages.verifySentText}
        email={sent.email}
        failure={accountPages.verifyFailed}
        request={request}
      >
        <div className="flex flex-wrap items-center justify-around gap-x-4">
          <button type="button" className={quiet} onClick={() => setSent(undefined)}>
            {accountPages.verifyAgain}
          </button>
          <BackHome />
        </div>
      </MailSent>
    );
  return (
    <AccountSheet mood="asks" title={accountPages.verifyTitle}>
      <SheetText>{accountPages.verifyText}</SheetText>
      <EmailRequestForm
        submitLabel={accountPages.verifySubmit}
        failure={accountPages.verifyFailed}
        request={request}
        onSent={(message, email) => setSent({ message, email })}
      />
      <BackHome />
    </AccountSheet>
  );
}

const quiet = "text-link mx-auto inline-flex min-h-11 items-center text-sm";

function BackHome() {
  return (
    <PageLink href="/" className={quiet}>
      {accountPages.backHome}
    </PageLink>
  );
}
