"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { api } from "@/lib/api-client/client";
import { accountPages } from "@/lib/i18n/it";

export function VerifyEmail() {
  const [answer, setAnswer] = useState<string>();
  if (answer !== undefined)
    return <VerificationLinkSent answer={answer} onAgain={() => setAnswer(undefined)} />;
  return (
    <AccountSheet mood="asks" title={accountPages.verifyTitle}>
      <SheetText>{accountPages.verifyText}</SheetText>
      <EmailRequestForm
        submitLabel={accountPages.verifySubmit}
        failure={accountPages.verifyFailed}
        request={(email) => api("POST /api/auth/resend-verification", { body: { email } })}
        onSent={setAnswer}
      />
      <BackHome />
    </AccountSheet>
  );
}

function VerificationLinkSent({ answer, onAgain }: { answer: string; onAgain: () => void }) {
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{accountPages.verifySentTitle}</AnnouncedTitle>}>
      <SheetText>{answer || accountPages.verifySentText}</SheetText>
      <Notice variant="info">{accountPages.spamHint}</Notice>
      <Button variant="secondary" size="lg" onClick={onAgain}>
        {accountPages.verifyAgain}
      </Button>
      <BackHome />
    </AccountSheet>
  );
}

function BackHome() {
  return (
    <PageLink href="/" className="text-link mx-auto inline-flex min-h-11 items-center text-sm">
      {accountPages.backHome}
    </PageLink>
  );
}
