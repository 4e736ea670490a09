"use client";

import { useId, useRef, useState } from "react";
import { ChildConsent } from "@/components/parent-pages/child-consent";
import { ChildDeletion } from "@/components/parent-pages/child-deletion";
import { ChildFacts } from "@/components/parent-pages/child-facts";
import { ChildPro } from "@/components/parent-pages/child-pro";
import { ChildSettings } from "@/components/parent-pages/child-settings";
import { ChildStats } from "@/components/parent-pages/child-stats";
import { ChildWeek } from "@/components/parent-pages/child-week";
import { SoonErased } from "@/components/parent-pages/soon-erased";
import { GiveConsent } from "@/components/parent-pages/give-consent";
import { awaitsConsent } from "@/components/parent-pages/shown-settings";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChevronDownIcon } from "@/components/ui/icons";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home;

type ChildCardProps = { child: ParentChild; isAlone: boolean };

/**
 * One child: who they are, how the week has been and how things stand, then what is chosen for them, Pro, and apart what
 * cannot be taken back easily. Of several each is folded; what was chosen and not saved stays in a folded one.
 */
export default function ChildCard({ child, isAlone }: ChildCardProps) {
  const id = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(isAlone);
  return (
    <section aria-labelledby={`${id}-name`} className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2
              id={`${id}-name`}
              ref={name}
              tabIndex={-1}
              className="text-xl font-bold break-words outline-none"
            >
              {child.nickname}
            </h2>
            <p className="text-sm text-ink-soft">{t.who[child.ageGroup]}</p>
          </div>
          {!isAlone && (
            <Button
              variant="secondary"
              aria-label={isOpen ? t.close(child.nickname) : t.open(child.nickname)}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDownIcon className={isOpen ? "size-5 rotate-180" : "size-5"} />
            </Button>
          )}
        </div>
        {child.deletion && <SoonErased childId={child.id} deletion={child.deletion} name={name} />}
        {child.week && <ChildWeek week={child.week} nextReportOn={child.nextReportOn} />}
        <ChildStats child={child} />
        <ChildFacts child={child} />
        {awaitsConsent(child) && <GiveConsent child={child} />}
      </Card>
      <div id={id} hidden={!isOpen}>
        <div className="flex flex-col gap-4">
          <ChildSettings child={child} />
          <Card>
            <ChildPro child={child} />
          </Card>
          {child.ageGroup !== "adult" && (
            <Card className="grid grid-cols-1 gap-8 border-coral-ink! lg:grid-cols-2">
              {child.ageGroup === "child" && child.consentedAt && <ChildConsent child={child} />}
              <ChildDeletion child={child} />
            </Card>
          )}
        </div>
      </div>
    </section>
  );
}
