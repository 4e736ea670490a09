"use client";

import { levelProgress, xpThreshold } from "@/lib/features/rewards/rules";
import { shell } from "@/lib/i18n/it";
import { HelpLink } from "@/components/help/help-link";
import { useLearner } from "@/components/learner/use-learner";
import { LevelBadge } from "@/components/shell/level-badge";
import { ProButton } from "@/components/shell/pro-button";
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
      <div className="mx-auto flex h-full w-full max-w-3xl items-center gap-2 px-3 min-[22rem]:px-4 min-[24rem]:gap-3">
        <Avatar avatarId={avatarId} className="size-11 shrink-0 max-[22rem]:hidden" />
        <div className="grid min-w-0 grow grid-cols-[minmax(1rem,1fr)_auto] items-center gap-x-2 gap-y-1 min-[24rem]:gap-x-3 sm:gap-x-6">
          <div className="col-span-2 flex min-w-0 items-center gap-2 sm:col-span-1">
            <span className="truncate text-sm font-semibold">{nickname}</span>
            <LevelBadge level={level} />
          </div>
          <ProgressBar
            value={levelProgress(xp)}
            label={shell.xpToNextLevel(left, level + 1)}
            className="h-2 max-w-xs"
          />
          <div className="flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap min-[24rem]:gap-2.5 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:gap-4">
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
        <div className="flex shrink-0 items-center">
          <HelpLink />
          {!isPro && <ProButton />}
        </div>
      </div>
    </header>
  );
}
