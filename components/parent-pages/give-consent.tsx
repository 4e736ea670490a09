"use client";

import { useAsk } from "@/components/parent-pages/use-ask";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { useState } from "react";
import type { ParentChild } from "@/lib/features/family/contract";
import { api } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.consent;

/** Where a parent who has not agreed asks for the mail with which they can: the page alone is not enough for that. */
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
  return (
    <Card tone="sun" className="flex flex-col items-start gap-3">
      <h3 className="font-bold">{t.title(child.nickname)}</h3>
      <p className="text-sm">{t.text}</p>
      {problem && <Notice variant="error">{problem}</Notice>}
      {answer ? (
        <Notice variant="success">{answer}</Notice>
      ) : (
        <Button loading={isAsking} onClick={() => void mail()}>
          {t.button}
        </Button>
      )}
    </Card>
  );
}
