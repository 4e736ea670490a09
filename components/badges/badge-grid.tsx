import type { AchievementReply } from "@/lib/features/rewards/contract";
import { badgesScreen } from "@/lib/i18n/it";
import { categoryOf } from "@/components/badges/badge-category";
import { Medal } from "@/components/badges/medal";
import { Skeleton } from "@/components/ui/skeleton";

const grid = "grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4";
const skeletonCards = [1, 2, 3, 4];

type BadgeGridProps = { badges: AchievementReply[]; onChoose: (badge: AchievementReply) => void };

export function BadgeGrid({ badges, onChoose }: BadgeGridProps) {
  return (
    <ul className={grid}>
      {badges.map((badge) => (
        <li key={badge.id} className="animate-rise flex">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onChoose(badge)}
            className="flex w-full flex-col items-center gap-2 rounded-lg border border-line bg-surface p-4 text-center shadow-rest transition-[translate,box-shadow] hover:-translate-y-0.5 hover:shadow-lift"
          >
            <Medal category={categoryOf(badge.badgeType)} />
            <span className="text-sm leading-snug font-semibold text-balance">{badge.badgeName}</span>
            <span className="mt-auto rounded-full bg-sun-soft px-2.5 py-0.5 text-xs font-semibold text-sun-ink">
              {badgesScreen.xp(badge.xpAwarded)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function BadgeGridSkeleton() {
  return (
    <div role="status" aria-label={badgesScreen.loading} className={grid}>
      {skeletonCards.map((card) => (
        <Skeleton key={card} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
