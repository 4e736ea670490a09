"use client";

import { useState } from "react";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { useReadToken } from "@/components/auth/use-read-token";
import { ConsentForm } from "@/components/parent-pages/consent-form";
import { DeadInvitation, NoToken, ToParentsPage } from "@/components/parent-pages/link-notices";
import { Points } from "@/components/parent-pages/points";
import { ChevronDownIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import type { AgeGroup } from "@/lib/features/family/rules";
import { parentConfirm } from "@/lib/i18n/it/parent-confirm";
import { parentPages } from "@/lib/i18n/it/parent-pages";
import {
  consentParts,
  type ConsentParts,
  type ConsentProviders,
  type Ticked,
} from "@/lib/i18n/it/parent-consent";

const t = parentPages.confirm;

/** Who asks, and what this installation does with what they write. */
export type Invitation = { name: string; ageGroup: AgeGroup; providers: ConsentProviders };
type ConfirmPageProps = { token: string | undefined; invitation: Invitation | undefined };
type Answer = { message: string; ticked: Ticked };

/** Where a parent says yes. Only the form acts: mail programs open links by themselves. */
export function ConfirmPage({ token: givenToken, invitation }: ConfirmPageProps) {
  const token = useReadToken(givenToken);
  const [answer, setAnswer] = useState<Answer>();
  if (!token) return <NoToken />;
  if (!invitation) return <DeadInvitation />;
  if (answer) return <SaidYes invitation={invitation} {...answer} />;
  const onDone = (message: string, ticked: Ticked) => setAnswer({ message, ticked });
  return <Question token={token} invitation={invitation} onDone={onDone} />;
}

type QuestionProps = {
  token: string;
  invitation: Invitation;
  onDone: (message: string, ticked: Ticked) => void;
};

function Question({ token, invitation, onDone }: QuestionProps) {
  const { name, ageGroup, providers } = invitation;
  const parts = consentParts(providers, ageGroup);
  const isChild = ageGroup === "child";
  return (
    <AccountSheet mood="asks" title={isChild ? t.childTitle(name) : t.olderTitle(name)}>
      <SheetText>
        {parentConfirm.whatItIs} {isChild ? t.childIntro : t.olderIntro}
      </SheetText>
      <ConsentForm token={token} parts={parts} asksName={isChild} onDone={onDone}>
        <Reasons parts={parts} />
      </ConsentForm>
    </AccountSheet>
  );
}

/** All that is to be known before one chooses: it stands between who says yes and what to. */
function Reasons({ parts: { lines, brief, trial } }: { parts: ConsentParts }) {
  const rest = lines.filter((line) => !brief.includes(line) && line !== trial);
  return (
    <section className="flex flex-col gap-2 border-y border-line py-4">
      <h2 className="text-sm font-semibold">{t.pointsTitle}</h2>
      <Points title={t.pointsTitle} points={brief} />
      {rest.length > 0 && (
        <details className="group/rest">
          <summary className="flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-action-ink [&::-webkit-details-marker]:hidden">
            {t.all}
            <ChevronDownIcon className="size-5 group-open/rest:rotate-180" />
          </summary>
          <Points title={t.allTitle} points={rest} />
        </details>
      )}
      <p className="flex flex-wrap gap-x-5">
        <NewTabLink href="/">{t.what}</NewTabLink>
        <NewTabLink href="/privacy-policy">{t.privacy}</NewTabLink>
      </p>
      {trial && <p className="rounded-md bg-sun-soft px-3 py-2 text-xs">{trial}</p>}
    </section>
  );
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <PageLink
      href={href}
      target="_blank"
      rel="noopener"
      className="text-link inline-flex min-h-11 items-center text-sm"
    >
      {children}
      <span className="sr-only">&nbsp;{parentPages.opensNewTab}</span>
    </PageLink>
  );
}

function SaidYes({ invitation, message, ticked }: Answer & { invitation: Invitation }) {
  const { name, ageGroup, providers } = invitation;
  const isChild = ageGroup === "child";
  const things = consentParts(providers, ageGroup).choices.map((choice) => ({
    name: choice.name,
    isTicked: ticked[choice.name] ?? false,
  }));
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{t.doneTitle}</AnnouncedTitle>}>
      {isChild && ticked.coach && <SheetText>{t.canWrite(name)}</SheetText>}
      <Notice variant="success" title={message}>
        {t.chosen(things)}
      </Notice>
      <Points title={t.nextTitle} points={isChild ? t.childNext(ticked) : t.olderNext(ticked)} />
      <ToParentsPage />
      <SheetText>{parentPages.nothingElse}</SheetText>
    </AccountSheet>
  );
}
