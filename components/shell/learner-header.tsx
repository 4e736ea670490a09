"use client";

import { levelProgress, xpThreshold } from "@/lib/features/rewards/rules";
import { shell } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { Avatar } from "@/components/ui/avatar";
import { HeartIcon, StarIcon } from "@/components/ui/icons";
import { ProgressBar } from "@/components/ui/progress-bar";

/** Who is learning, and how they stand. */
export function LearnerHeader() {
  const { avatarId, nickname, level, xp, hearts, isPro } = useLearner();
  const left = xpThreshold(level) - xp;
  return (
    <header
      aria-label={shell.yourStanding}
      className="sticky top-0 z-30 h-header border-b border-line bg-surface short:static"
    >
      <div className="mx-auto flex h-full w-full max-w-3xl items-center gap-3 px-4">
        <Avatar avatarId={avatarId} className="size-11 shrink-0" />
        <div className="flex min-w-0 grow flex-col gap-1.5">
          <div className="flex min-w-0 items-center gap-2">
            <span className="truncate text-sm font-semibold">{nickname}</span>
            <span className="shrink-0 rounded-full bg-action-soft px-2 text-xs font-semibold text-action-ink">
              {shell.shortLevel(level)}
            </span>
          </div>
          <ProgressBar
            value={levelProgress(xp)}
            label={shell.xpToNextLevel(left, level + 1)}
            className="h-2 max-w-xs"
          />
        </div>
        <div className="flex shrink-0 flex-col items-end gap-0.5 text-sm font-semibold sm:flex-row sm:gap-4">
          <span className="inline-flex items-center gap-1 text-sun-ink">
            <StarIcon className="size-4.5 text-sun" fill="currentColor" />
            {shell.xp(xp)}
          </span>
          <span className="inline-flex items-center gap-1 text-coral-ink">
            <HeartIcon className="size-4.5 text-coral" fill="currentColor" />
            <span aria-hidden="true">{isPro ? "∞" : hearts}</span>
            <span className="sr-only">{isPro ? shell.unlimitedHearts : shell.hearts(hearts)}</span>
          </span>
        </div>
      </div>
    </header>
  );
}
