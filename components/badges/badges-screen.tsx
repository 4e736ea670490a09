"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { AchievementReply } from "@/lib/features/rewards/contract";
import { badgesScreen } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { BadgeGrid, BadgeGridSkeleton } from "@/components/badges/badge-grid";
import { BadgeLegend } from "@/components/badges/badge-legend";
import { achievementsQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { ScreenBody } from "@/components/shell/screen-body";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";

const BadgeDialog = lazy(() => import("@/components/badges/badge-dialog"));

export function BadgesScreen() {
  const { id } = useLearner();
  const { data: badges, isError, refetch } = useQuery(achievementsQuery(id));
  const [chosen, setChosen] = useState<AchievementReply>();

  return (
    <ScreenBody title={badgesScreen.title}>
      {badges && <p className="-mt-3 text-ink-soft">{badgesScreen.count(badges.length)}</p>}
      <BadgeLegend />
      {!badges && !isError && <BadgeGridSkeleton />}
      {!badges && isError && <LoadFailed onRetry={() => void refetch()} />}
      {badges?.length === 0 && <NoBadges />}
      {badges && badges.length > 0 && <BadgeGrid badges={badges} onChoose={setChosen} />}
      {chosen && (
        <Suspense fallback={null}>
          <BadgeDialog badge={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </ScreenBody>
  );
}

function NoBadges() {
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      <CoachMascot mood="asks" className="size-36" />
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-bold">{badgesScreen.emptyTitle}</h2>
        <p className="text-ink-soft">{badgesScreen.empty}</p>
      </div>
      <LinkButton href="/">{badgesScreen.goToChat}</LinkButton>
    </div>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Notice variant="error">{badgesScreen.failed}</Notice>
      <Button className="self-start" onClick={onRetry}>
        {badgesScreen.retry}
      </Button>
    </>
  );
}
