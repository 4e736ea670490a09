import { common } from "@/lib/i18n/it";
import { Skeleton } from "@/components/ui/skeleton";

/** The place of a panel that is on its way. */
export function PanelSkeleton() {
  return (
    <div
      role="status"
      aria-label={common.loading}
      className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 pt-6 sm:px-8"
    >
      <Skeleton className="h-20" />
      <Skeleton className="h-14" />
      <Skeleton className="h-80" />
    </div>
  );
}
