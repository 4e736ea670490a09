"use client";

import type { AchievementReply } from "@/lib/features/rewards/contract";
import { badgesScreen as t, badgeTexts } from "@/lib/i18n/it";
import { nextBadge } from "@/lib/i18n/it/next-badge";
import { categoryOf } from "@/components/learner/badge-category";
import type { LockedBadge } from "@/components/badges/locked-badges";
import { Medal } from "@/components/learner/medal";
import { longDate } from "@/lib/i18n/dates";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { ProgressBar } from "@/components/ui/progress-bar";

export type ChosenBadge = { earned: AchievementReply } | { locked: LockedBadge };

type BadgeDialogProps = {
  badge: ChosenBadge;
  /** The nearest that is still to be earned. */
  next: LockedBadge | undefined;
  onClose: () => void;
};

/** What a badge is for, and the way on from it. */
export default function BadgeDialog({ badge, next, onClose }: BadgeDialogProps) {
  const isLocked = "locked" in badge;
  const isWayChat = isLocked || next !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.detail}
      actions={
        <LinkButton href={isWayChat ? "/" : "/exercises"}>
          {isWayChat ? t.goToChat : nextBadge.train}
        </LinkButton>
      }
    >
      <div className="flex flex-col items-center gap-3 text-center">
        {isLocked ? <Locked badge={badge.locked} /> : <Earned badge={badge.earned} next={next} />}
      </div>
    </Dialog>
  );
}

function Earned({ badge, next }: { badge: AchievementReply; next: LockedBadge | undefined }) {
  return (
    <>
      <Medal category={categoryOf(badge.badgeType)} badge={badge.badgeType} className="size-32" />
      <p className="text-xl font-bold">{badge.badgeName}</p>
      <p className="text-ink-soft">{badge.description}</p>
      <Worth xp={badge.xpAwarded} />
      <p className="text-sm text-ink-soft">
        {t.awardedOn} <time dateTime={badge.awardedAt}>{longDate(badge.awardedAt)}</time>
      </p>
      {next && <Next badge={next} />}
    </>
  );
}

function Next({ badge: { type, measure, target, way } }: { badge: LockedBadge }) {
  const missing = way ? target - way.reached : 0;
  return (
    <div className="flex w-full items-center gap-3 rounded-md bg-sunk px-4 py-3 text-left text-sm">
      <Medal category={categoryOf(type)} badge={type} look="locked" className="size-12 shrink-0" />
      <p className="min-w-0">
        {nextBadge.nearest} <b>{badgeTexts[type].name}</b>
        <span className="block text-ink-soft">
          {missing > 0 ? t.ways[measure].missing(missing) : t.ways[measure].goal(target)}
        </span>
      </p>
    </div>
  );
}

function Locked({ badge: { type, xp, measure, target, way } }: { badge: LockedBadge }) {
  const texts = t.ways[measure];
  return (
    <>
      <Medal category={categoryOf(type)} badge={type} look="locked" className="size-32" />
      <p className="text-xl font-bold">{badgeTexts[type].name}</p>
      <p className="text-ink-soft">{texts.goal(target)}</p>
      {way && (
        <div className="flex w-full max-w-xs flex-col gap-1.5">
          <ProgressBar value={way.percent} label={texts.reached(way.reached, target)} />
          <p className="text-sm text-ink-soft">{texts.reached(way.reached, target)}</p>
          <p className="font-semibold">
            {way.reached < target ? texts.missing(target - way.reached) : t.almost}
          </p>
        </div>
      )}
      <p className="text-sm text-ink-soft">{texts.tip}</p>
      <Worth xp={xp} />
    </>
  );
}

function Worth({ xp }: { xp: number }) {
  return <p className="rounded-full bg-sun-soft px-4 py-1 font-semibold text-sun-ink">{t.xp(xp)}</p>;
}
