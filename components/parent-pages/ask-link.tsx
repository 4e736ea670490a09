"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { SendAgain } from "@/components/auth/lazy-send-again";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.ask;
const mail = (email: string) => api("POST /api/parents/links", { body: { email } });

/** Where a link to the page is asked for: whoever has the address may open it. */
export function AskLink({ hasLeft = false }: { hasLeft?: boolean }) {
  return (
    <AccountSheet
      mood="asks"
      title={hasLeft ? <AnnouncedTitle>{parentPages.home.title}</AnnouncedTitle> : parentPages.home.title}
    >
      <LinkByMail>
        {hasLeft && <Notice variant="success">{t.left}</Notice>}
        <SheetText>{t.text}</SheetText>
      </LinkByMail>
    </AccountSheet>
  );
}

type LinkByMailProps = {
  /** The address, where it is known already. */
  known?: string;
  onSent?: () => void;
  /** What is said before the address is asked for. */
  children: React.ReactNode;
};

/** The address, and what comes after it. The answer is the same for every address. */
export function LinkByMail({ known, onSent, children }: LinkByMailProps) {
  const [sent, setSent] = useState<{ email: string; message: string }>();
  if (sent)
    return (
      <>
        <Notice variant="success" title={t.sentTitle}>
          <p className="wrap-anywhere">{sent.email}</p>
        </Notice>
        <p className="text-sm text-ink-soft">
          {sent.message} {t.sent}
        </p>
        <SendAgain failure={t.againFailed} request={() => mail(sent.email)} />
        <Button variant="ghost" onClick={() => setSent(undefined)}>
          {t.again}
        </Button>
      </>
    );
  return (
    <>
      {children}
      <EmailRequestForm
        submitLabel={t.submit}
        known={known}
        failure={t.failed}
        request={mail}
        onSent={(message, email) => {
          setSent({ email, message });
          onSent?.();
        }}
      />
    </>
  );
}
