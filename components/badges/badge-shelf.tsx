import type { AchievementReply } from "@/lib/features/rewards/contract";
import { AllEarned } from "@/components/badges/all-earned";
import type { ChosenBadge } from "@/components/badges/badge-dialog";
import { EarnedBadges, LockedBadges } from "@/components/badges/badge-grid";
import { BadgeLegend } from "@/components/badges/badge-legend";
import type { LockedBadge } from "@/components/badges/locked-badges";

type BadgeShelfProps = {
  earned: AchievementReply[];
  locked: LockedBadge[];
  onChoose: (badge: ChosenBadge) => void;
};

/** All badges and what their medals mean. Fetched apart: it is most of what is drawn. */
export default function BadgeShelf({ earned, locked, onChoose }: BadgeShelfProps) {
  return (
    <>
      {locked.length === 0 && <AllEarned />}
      {earned.length > 0 && (
        <EarnedBadges badges={earned} onChoose={(badge) => onChoose({ earned: badge })} />
      )}
      {locked.length > 0 && (
        <LockedBadges badges={locked} onChoose={(badge) => onChoose({ locked: badge })} />
      )}
      <BadgeLegend />
    </>
  );
}
