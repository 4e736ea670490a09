"use client";

import type { AchievementReply } from "@/lib/features/rewards/contract";
import { badgesScreen } from "@/lib/i18n/it";
import { categoryOf } from "@/components/badges/badge-category";
import { Medal } from "@/components/badges/medal";
import { longDate } from "@/components/learner/time";
import { Dialog } from "@/components/ui/dialog";

export default function BadgeDialog({ badge, onClose }: { badge: AchievementReply; onClose: () => void }) {
  const category = categoryOf(badge.badgeType);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={badgesScreen.detail}>
      <div className="flex flex-col items-center gap-3 text-center">
        <Medal category={category} className="size-32" />
        <p className="text-xl font-bold">{badge.badgeName}</p>
        <p className="text-ink-soft">{badge.description}</p>
        <p className="rounded-full bg-sun-soft px-4 py-1 font-semibold text-sun-ink">
          {badgesScreen.xp(badge.xpAwarded)}
        </p>
        <p className="text-sm text-ink-soft">
          {badgesScreen.awardedOn} <time dateTime={badge.awardedAt}>{longDate(badge.awardedAt)}</time>
        </p>
      </div>
    </Dialog>
  );
}
