"use client";

import type { ReactNode } from "react";
import { exercises, help, shell, training } from "@/lib/i18n/it";
import { learnerBar as t } from "@/lib/i18n/it/learner-bar";
import { openReadingTools } from "@/lib/i18n/it/open-reading-tools";
import { sheetsName } from "@/lib/i18n/it/sheet-link";
import { verbs } from "@/lib/i18n/it/verbs";
import { LifebuoyIcon } from "@/components/frame/help-icons";
import { helpPath } from "@/components/frame/help-link";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";
import { LevelBadge } from "@/components/shell/level-badge";
import { useWayToLevel } from "@/components/shell/use-way-to-level";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PageLink } from "@/components/ui/page-link";
import { BookIcon, TargetIcon } from "@/components/ui/icons";
import { ProgressBar } from "@/components/ui/progress-bar";
import { SheetIcon } from "@/components/frame/sheet-icon";

const row =
  "flex min-h-13 items-center gap-3 rounded-md border border-line px-3 py-2 text-action-ink hover:bg-action-soft";

/** How the learner stands, and the ways that a phone's bar has no room for. */
export default function LearnerPanel({ onClose }: { onClose: () => void }) {
  const { nickname, level, xp, isPro } = useLearner();
  const paywall = usePaywall();
  const { value, label, left } = useWayToLevel();

  function goPro() {
    onClose();
    paywall.show("upgrade");
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={nickname}>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <LevelBadge level={level} />
          <span className="font-semibold text-sun-ink">{shell.xp(xp)}</span>
          <span>{t.xpLeft(left, level + 1)}</span>
        </p>
        <ProgressBar value={value} label={label} />
      </div>
      <nav aria-label={t.ways} className="flex flex-col gap-2">
        <AppLink href="/exercises" onClick={onClose} className={row}>
          <Words
            icon={<TargetIcon className="size-6 shrink-0" />}
            name={training.title}
            text={exercises.subtitle}
          />
        </AppLink>
        <AppLink href="/schede" onClick={onClose} className={row}>
          <Words icon={<SheetIcon className="size-6 shrink-0" />} name={sheetsName} text={t.sheets} />
        </AppLink>
        <AppLink href="/verbi" onClick={onClose} className={row}>
          <Words icon={<BookIcon className="size-6 shrink-0" />} name={verbs.title} text={verbs.short} />
        </AppLink>
        <ReadingToolsButton className={row}>
          <Words icon={<LettersIcon />} name={openReadingTools.title} text={t.reading} />
        </ReadingToolsButton>
        <PageLink href={helpPath} className={row}>
          <Words icon={<LifebuoyIcon className="size-6 shrink-0" />} name={help.title} text={t.help} />
        </PageLink>
      </nav>
      {!isPro && (
        <Button variant="secondary" onClick={goPro} title={shell.goPro}>
          {shell.goPro}
        </Button>
      )}
    </Dialog>
  );
}

/** Two letters in the place of an icon. */
function LettersIcon() {
  return (
    <span
      aria-hidden="true"
      className="w-6 shrink-0 text-center font-semibold whitespace-nowrap tracking-normal!"
    >
      {openReadingTools.short}
    </span>
  );
}

function Words({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <>
      {icon}
      <span className="flex min-w-0 flex-col text-left">
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-xs text-ink-soft">{text}</span>
      </span>
    </>
  );
}
