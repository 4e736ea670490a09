import { common } from "@/lib/i18n/it";
import { Skeleton } from "@/components/ui/skeleton";

export function ChatSkeleton() {
  return (
    <div role="status" aria-label={common.loading} className="flex flex-col gap-5 py-2">
      <Skeleton className="h-12 w-1/2 self-end rounded-lg" />
      <div className="flex gap-3">
        <Skeleton className="size-9 shrink-0 rounded-full" />
        <Skeleton className="h-28 w-3/4 rounded-lg" />
      </div>
      <Skeleton className="h-12 w-2/5 self-end rounded-lg" />
    </div>
  );
}
