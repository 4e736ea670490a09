import { badgesScreen as t } from "@/lib/i18n/it";
import { Skeleton } from "@/components/ui/skeleton";

export const badgeGrid =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3 airy:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] sm:grid-cols-3 lg:grid-cols-4";
const skeletonCards = [1, 2, 3, 4];

/** Until badges and what draws them are here. */
export function BadgeGridSkeleton() {
  return (
    <div role="status" aria-label={t.loading} className={badgeGrid}>
      {skeletonCards.map((card) => (
        <Skeleton key={card} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
