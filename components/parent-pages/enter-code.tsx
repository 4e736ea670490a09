"use client";

import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { CodeForm } from "@/components/parent-pages/code-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.enter;

type EnterCodeProps = { token: string; onOpen: () => void; onGiveUp: () => void };

/** The second half of the key: the link alone opens nothing. */
export function EnterCode({ token, onOpen, onGiveUp }: EnterCodeProps) {
  return (
    <AccountSheet mood="asks" title={t.title}>
      <SheetText>{t.text}</SheetText>
      <CodeForm
        submitLabel={t.submit}
        failure={t.failed}
        send={(code) => api("POST /api/parents/session", { body: { token, code } })}
        onDone={onOpen}
      />
      <Button variant="ghost" onClick={onGiveUp}>
        {t.newLink}
      </Button>
    </AccountSheet>
  );
}
