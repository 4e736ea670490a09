import type { AchievementReply } from "@/lib/features/rewards/contract";
import { badgesScreen as t, badgeTexts } from "@/lib/i18n/it";
import { BadgeCard } from "@/components/badges/badge-card";
import { categoryOf } from "@/components/learner/badge-category";
import type { LockedBadge } from "@/components/badges/locked-badges";
import { Medal } from "@/components/learner/medal";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Skeleton } from "@/components/ui/skeleton";

const grid =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3 airy:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] sm:grid-cols-3 lg:grid-cols-4";
const skeletonCards = [1, 2, 3, 4];

type EarnedBadgesProps = { badges: AchievementReply[]; onChoose: (badge: AchievementReply) => void };

export function EarnedBadges({ badges, onChoose }: EarnedBadgesProps) {
  return (
    <ul aria-label={t.earned} className={grid}>
      {badges.map((badge) => (
        <BadgeCard
          key={badge.id}
          look="earned"
          medal={<Medal category={categoryOf(badge.badgeType)} />}
          name={badge.badgeName}
          onChoose={() => onChoose(badge)}
        >
          <span className="mt-auto rounded-full bg-sun-soft px-2.5 py-0.5 text-xs font-semibold text-sun-ink">
            {t.xp(badge.xpAwarded)}
          </span>
        </BadgeCard>
      ))}
    </ul>
  );
}

type LockedBadgesProps = { badges: LockedBadge[]; onChoose: (badge: LockedBadge) => void };

/** What is still to be earned: a goal, not a reproach. */
export function LockedBadges({ badges, onChoose }: LockedBadgesProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 id="locked-badges" className="mt-2 text-lg font-bold">
        {t.locked}
      </h2>
      <ul aria-labelledby="locked-badges" className={grid}>
        {badges.map((badge) => (
          <BadgeCard
            key={badge.type}
            look="locked"
            medal={<Medal category={categoryOf(badge.type)} look="locked" />}
            name={badgeTexts[badge.type].name}
            onChoose={() => onChoose(badge)}
          >
            <Way badge={badge} />
          </BadgeCard>
        ))}
      </ul>
    </section>
  );
}

function Way({ badge: { measure, target, way } }: { badge: LockedBadge }) {
  if (!way) return <span className="text-xs text-ink-soft">{t.ways[measure].goal(target)}</span>;
  const text = t.ways[measure].reached(way.reached, target);
  return (
    <>
      <span className="mt-auto text-xs text-ink-soft">{text}</span>
      {/* The text says it already. */}
      <span aria-hidden="true" className="block w-full">
        <ProgressBar value={way.percent} label={text} className="h-2.5" />
      </span>
    </>
  );
}

export function BadgeGridSkeleton() {
  return (
    <div role="status" aria-label={t.loading} className={grid}>
      {skeletonCards.map((card) => (
        <Skeleton key={card} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
