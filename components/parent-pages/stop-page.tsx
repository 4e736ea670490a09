"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { useReadToken } from "@/components/auth/use-read-token";
import { NoToken, ToParentsPage } from "@/components/parent-pages/link-notices";
import { Points } from "@/components/parent-pages/points";
import { useAsk } from "@/components/parent-pages/use-ask";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api, type Reply } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.stop;
type Stopped = Reply<"POST /api/parent/stop">;

/** Where a parent stops the mails about a student, and takes that back. Only the buttons act. */
export function StopPage({ token: givenToken }: { token: string | undefined }) {
  const token = useReadToken(givenToken);
  const [stopped, setStopped] = useState<Stopped>();
  const [isResumed, setIsResumed] = useState(false);
  if (!token) return <NoToken />;
  if (isResumed) return <Resumed />;
  if (stopped) return <HasStopped stopped={stopped} onResumed={() => setIsResumed(true)} />;
  return <Offer token={token} onStopped={setStopped} />;
}

function Offer({ token, onStopped }: { token: string; onStopped: (stopped: Stopped) => void }) {
  const { ask, isAsking, problem } = useAsk(t.failed);
  const stop = () => ask(async () => onStopped(await api("POST /api/parent/stop", { body: { token } })));
  return (
    <AccountSheet mood="asks" title={t.title}>
      <SheetText>{t.text}</SheetText>
      <Points title={t.pointsTitle} points={t.points} />
      {problem && <Notice variant="error">{problem}</Notice>}
      <Button size="lg" loading={isAsking} onClick={() => void stop()}>
        {t.button}
      </Button>
    </AccountSheet>
  );
}

type HasStoppedProps = { stopped: Stopped; onResumed: () => void };

/**
 * What was stopped before can be taken back on the page for parents alone: an old mail in other hands is no proof of who
 * reads the address, the code that is mailed to it now is.
 */
function HasStopped({ stopped: { message, resumeToken }, onResumed }: HasStoppedProps) {
  return (
    <AccountSheet mood="asks" title={<AnnouncedTitle>{t.doneTitle}</AnnouncedTitle>}>
      <Notice variant="success">{message}</Notice>
      {resumeToken ? (
        <Resume token={resumeToken} onResumed={onResumed} />
      ) : (
        <>
          <SheetText>{t.stoppedBefore}</SheetText>
          <ToParentsPage />
        </>
      )}
      <SheetText>{parentPages.nothingElse}</SheetText>
    </AccountSheet>
  );
}

function Resume({ token, onResumed }: { token: string; onResumed: () => void }) {
  const { ask, isAsking, problem } = useAsk(t.resumeFailed);
  const resume = () =>
    ask(async () => {
      await api("POST /api/parent/resume", { body: { token } });
      onResumed();
    });
  return (
    <>
      <SheetText>{t.resumeHint}</SheetText>
      {problem && <Notice variant="error">{problem}</Notice>}
      <Button variant="secondary" size="lg" loading={isAsking} onClick={() => void resume()}>
        {t.resume}
      </Button>
    </>
  );
}

function Resumed() {
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{t.resumedTitle}</AnnouncedTitle>}>
      <Notice variant="success">{t.resumed}</Notice>
      <ToParentsPage />
      <SheetText>{parentPages.nothingElse}</SheetText>
    </AccountSheet>
  );
}
