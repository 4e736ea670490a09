"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { useReadToken } from "@/components/auth/use-read-token";
import { CodeForm } from "@/components/parent-pages/code-form";
import { NoToken, ToParentsPage } from "@/components/parent-pages/link-notices";
import { Points } from "@/components/parent-pages/points";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.revoke;

/** Where a consent is taken back that was not one's own. */
export function RevokePage({ token: givenToken }: { token: string | undefined }) {
  const token = useReadToken(givenToken);
  const [answer, setAnswer] = useState<string>();
  if (!token) return <NoToken />;
  if (answer !== undefined)
    return (
      <AccountSheet mood="thinks" title={<AnnouncedTitle>{t.doneTitle}</AnnouncedTitle>}>
        <Notice variant="success">{answer}</Notice>
        <SheetText>{t.changed}</SheetText>
        <ToParentsPage />
      </AccountSheet>
    );
  return (
    <AccountSheet mood="thinks" title={t.title}>
      <SheetText>{t.text}</SheetText>
      <Points title={t.pointsTitle} points={t.points} />
      <CodeForm
        submitLabel={t.button}
        variant="danger"
        failure={t.failed}
        send={(code) => api("POST /api/parent/revoke", { body: { token, code } })}
        onDone={setAnswer}
      />
    </AccountSheet>
  );
}
