"use client";

import { useAsk } from "@/components/parent-pages/use-ask";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useState } from "react";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { api } from "@/lib/api-client/client";
import { longDate } from "@/lib/i18n/dates";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const { home } = parentPages;
const t = home.consent;

/** How it stands without their yes, and where a parent asks for the mail with which they can: the page alone is not enough for that. */
export function GiveConsent({ child }: { child: ParentChild }) {
  const { ask, isAsking, problem } = useAsk(t.failed);
  const [answer, setAnswer] = useState<string>();
  const mail = () =>
    ask(async () => {
      const { message } = await api("POST /api/parents/children/{childId}/invitation", {
        params: { childId: child.id },
      });
      setAnswer(message);
    });
  const { withdrawnAt, settings } = child;
  const state = withdrawnAt
    ? home.withdrawnOn(longDate(withdrawnAt), settings.reports || settings.alerts)
    : home.notConsented;
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sun-soft p-4">
      <h3 className="font-bold">{t.title(child.nickname)}</h3>
      <p className="text-sm">
        {state} {t.text}
      </p>
      {problem && <Notice variant="error">{problem}</Notice>}
      {answer ? (
        <Notice variant="success">{answer}</Notice>
      ) : (
        <Button className="self-start" loading={isAsking} onClick={() => void mail()}>
          {t.button}
        </Button>
      )}
    </div>
  );
}
