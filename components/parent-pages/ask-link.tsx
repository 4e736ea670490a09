"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.ask;

/** Where a link to the page is asked for: whoever has the address may open it. */
export function AskLink({ hasLeft = false }: { hasLeft?: boolean }) {
  return (
    <AccountSheet
      mood="asks"
      title={hasLeft ? <AnnouncedTitle>{parentPages.home.title}</AnnouncedTitle> : parentPages.home.title}
    >
      {hasLeft && <Notice variant="success">{t.left}</Notice>}
      <SheetText>{t.text}</SheetText>
      <LinkByMail />
    </AccountSheet>
  );
}

/** The address, and what comes after it. The answer is the same for every address. */
export function LinkByMail() {
  const [answer, setAnswer] = useState<string>();
  if (answer !== undefined)
    return (
      <>
        <Notice variant="success" title={t.sentTitle}>
          <p>{answer}</p>
          <p>{t.sent}</p>
        </Notice>
        <Button variant="secondary" onClick={() => setAnswer(undefined)}>
          {t.again}
        </Button>
      </>
    );
  return (
    <>
      <p className="text-sm">{t.how}</p>
      <EmailRequestForm
        submitLabel={t.submit}
        failure={t.failed}
        request={(email) => api("POST /api/parents/links", { body: { email } })}
        onSent={setAnswer}
      />
    </>
  );
}
