"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { failureText } from "@/components/auth/failure-text";
import { useReadToken } from "@/components/auth/use-read-token";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";
import { parentPages } from "@/lib/i18n/it";

export type ParentWish = "confirm" | "stop";

const calls = { confirm: "POST /api/parent/confirm", stop: "POST /api/parent/stop" } as const;
const moods = {
  confirm: { before: "asks", after: "cheers" },
  stop: { before: "thinks", after: "asks" },
} as const;

type ParentPageProps = { wish: ParentWish; token: string | undefined };

/** What a mailed link offers a parent. Only the button acts: mail programs open links by themselves. */
export function ParentPage({ wish, token: givenToken }: ParentPageProps) {
  const token = useReadToken(givenToken);
  const [answer, setAnswer] = useState<string>();
  if (answer !== undefined) return <Done wish={wish} answer={answer} />;
  return token ? <Offer wish={wish} token={token} onDone={setAnswer} /> : <NoToken />;
}

type OfferProps = { wish: ParentWish; token: string; onDone: (answer: string) => void };

function Offer({ wish, token, onDone }: OfferProps) {
  const t = parentPages[wish];
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function ask(): Promise<void> {
    setProblem(undefined);
    setIsAsking(true);
    try {
      const { message } = await api(calls[wish], { body: { token } });
      onDone(message);
    } catch (error) {
      setProblem(failureText(error, t.failed));
      setIsAsking(false);
    }
  }

  return (
    <AccountSheet mood={moods[wish].before} title={t.title}>
      <SheetText>{t.text}</SheetText>
      <ul aria-label={t.pointsTitle} className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {t.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {problem && <Notice variant="error">{problem}</Notice>}
      <Button size="lg" loading={isAsking} onClick={() => void ask()}>
        {t.button}
      </Button>
    </AccountSheet>
  );
}

function Done({ wish, answer }: { wish: ParentWish; answer: string }) {
  return (
    <AccountSheet
      mood={moods[wish].after}
      title={<AnnouncedTitle>{parentPages[wish].doneTitle}</AnnouncedTitle>}
    >
      <Notice variant="success">{answer}</Notice>
      <SheetText>{parentPages.nothingElse}</SheetText>
    </AccountSheet>
  );
}

function NoToken() {
  return (
    <AccountSheet mood="consoles" title={parentPages.noTokenTitle}>
      <Notice variant="error">{parentPages.noToken}</Notice>
      <SheetText>{parentPages.noTokenText}</SheetText>
    </AccountSheet>
  );
}
