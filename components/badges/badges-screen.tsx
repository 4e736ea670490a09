"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { badgesScreen } from "@/lib/i18n/it";
import { safeBadges } from "@/lib/i18n/it/load-failed";
import { CoachFigure } from "@/components/art/coach-figure";
import type { ChosenBadge } from "@/components/badges/badge-dialog";
import { BadgeGridSkeleton } from "@/components/badges/badge-skeleton";
import { lockedBadges } from "@/components/badges/locked-badges";
import { achievementsQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { LoadFailed } from "@/components/learner/load-failed";
import { useProgress } from "@/components/progress/use-progress";
import { ScreenBody } from "@/components/shell/screen-body";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";

const BadgeShelf = lazyPart(() => import("@/components/badges/badge-shelf"), <BadgeGridSkeleton />);
const BadgeDialog = lazyDialog(() => import("@/components/badges/badge-dialog"));

export function BadgesScreen() {
  const { id } = useLearner();
  const query = useQuery(achievementsQuery(id));
  const badges = query.data;
  const hasFailed = query.isError && !badges;
  const { data: stats } = useProgress();
  const [chosen, setChosen] = useState<ChosenBadge>();
  const locked = badges && lockedBadges(new Set(badges.map(({ badgeType }) => badgeType)), stats);

  return (
    <ScreenBody title={badgesScreen.title}>
      {badges && <p className="-mt-3 text-ink-soft">{badgesScreen.count(badges.length)}</p>}
      {!badges && !hasFailed && (
        <>
          <Skeleton className="-mt-3 h-6 w-44" />
          <BadgeGridSkeleton />
        </>
      )}
      {hasFailed && <LoadFailed look="page" message={badgesScreen.failed} safe={safeBadges} query={query} />}
      {badges?.length === 0 && <NoBadges />}
      {badges && locked && <BadgeShelf earned={badges} locked={locked} onChoose={setChosen} />}
      {chosen && <BadgeDialog badge={chosen} next={locked?.[0]} onClose={() => setChosen(undefined)} />}
    </ScreenBody>
  );
}

function NoBadges() {
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      <CoachFigure mood="asks" className="size-36" />
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-bold">{badgesScreen.emptyTitle}</h2>
        <p className="text-ink-soft">{badgesScreen.empty}</p>
      </div>
      <LinkButton href="/">{badgesScreen.goToChat}</LinkButton>
    </div>
  );
}
