import { badgesScreen as t } from "@/lib/i18n/it";
import { Skeleton } from "@/components/ui/skeleton";

export const badgeGrid =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3 airy:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] sm:grid-cols-3 lg:grid-cols-4";
const skeletonCards = [1, 2, 3, 4];

/** Until badges and what draws them are here: as large and in the shape of what comes. */
export function BadgeGridSkeleton() {
  return (
    <div role="status" aria-label={t.loading} className={badgeGrid}>
      {skeletonCards.map((card) => (
        <div
          key={card}
          className="flex flex-col items-center gap-2 rounded-lg border border-line bg-surface p-4"
        >
          <Skeleton className="size-20 rounded-full!" />
          <Skeleton className="my-1 h-8 w-24 max-w-full" />
          <Skeleton className="mt-auto h-5.5 w-14 rounded-full!" />
        </div>
      ))}
    </div>
  );
}
