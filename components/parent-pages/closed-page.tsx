"use client";

import { useQuery } from "@tanstack/react-query";
import { use, useState } from "react";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { LinkByMail } from "@/components/parent-pages/ask-link";
import { childrenQuery } from "@/components/parent-pages/children-queries";
import { ParentSession } from "@/components/parent-pages/parent-session";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home.closed;

/** What stands in place of the choices when the page has closed by itself: the new link opens it for this tab too. */
export function ClosedPage() {
  const { onReopened } = use(ParentSession);
  const { data, refetch, isFetching } = useQuery(childrenQuery);
  const [hasAsked, setHasAsked] = useState(false);
  const [isStillClosed, setIsStillClosed] = useState(false);

  async function tryAgain(): Promise<void> {
    setIsStillClosed(false);
    const { isSuccess } = await refetch();
    if (isSuccess) onReopened();
    else setIsStillClosed(true);
  }

  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">
        <AnnouncedTitle>{t.title}</AnnouncedTitle>
      </h2>
      <LinkByMail known={data?.email} onSent={() => setHasAsked(true)}>
        <p className="text-sm">{t.text}</p>
        <p className="text-sm">{t.toSame}</p>
      </LinkByMail>
      {isStillClosed && <Notice variant="error">{t.stillClosed}</Notice>}
      {hasAsked && (
        <Button size="lg" loading={isFetching} onClick={() => void tryAgain()}>
          {t.back}
        </Button>
      )}
    </Card>
  );
}
