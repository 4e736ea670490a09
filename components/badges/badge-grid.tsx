import type { AchievementReply } from "@/lib/features/rewards/contract";
import { badgesScreen as t, badgeTexts } from "@/lib/i18n/it";
import { badgeGrid } from "@/components/badges/badge-skeleton";
import { BadgeCard } from "@/components/badges/badge-card";
import { categoryOf } from "@/components/learner/badge-category";
import type { LockedBadge } from "@/components/badges/locked-badges";
import { Medal } from "@/components/learner/medal";
import { ProgressBar } from "@/components/ui/progress-bar";

type EarnedBadgesProps = { badges: AchievementReply[]; onChoose: (badge: AchievementReply) => void };

export function EarnedBadges({ badges, onChoose }: EarnedBadgesProps) {
  return (
    <ul aria-label={t.earned} className={badgeGrid}>
      {badges.map((badge) => (
        <BadgeCard
          key={badge.id}
          look="earned"
          medal={<Medal category={categoryOf(badge.badgeType)} badge={badge.badgeType} />}
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
      <ul aria-labelledby="locked-badges" className={badgeGrid}>
        {badges.map((badge, at) => (
          <BadgeCard
            key={badge.type}
            look="locked"
            medal={<Medal category={categoryOf(badge.type)} badge={badge.type} look="locked" />}
            name={badgeTexts[badge.type].name}
            onChoose={() => onChoose(badge)}
          >
            <Way badge={badge} isNearest={at === 0} />
          </BadgeCard>
        ))}
      </ul>
    </section>
  );
}

/** How far it is; of the nearest also what is missing. */
function Way({ badge: { measure, target, way }, isNearest }: { badge: LockedBadge; isNearest: boolean }) {
  if (!way) return <span className="text-xs text-ink-soft">{t.ways[measure].goal(target)}</span>;
  const text = t.ways[measure].reached(way.reached, target);
  return (
    <>
      {isNearest && way.reached < target && (
        <span className="rounded-md bg-action-soft px-2.5 py-0.5 text-xs font-semibold text-action-ink">
          {t.ways[measure].missing(target - way.reached)}
        </span>
      )}
      <span className="mt-auto text-xs text-ink-soft">{text}</span>
      {/* The text says it already. */}
      <span aria-hidden="true" className="block w-full">
        <ProgressBar value={way.percent} label={text} className="h-2.5" />
      </span>
    </>
  );
}
