import { cardPayment as t } from "@/lib/i18n/it";
import { Skeleton } from "@/components/ui/skeleton";

export function CardPaymentSkeleton() {
  return (
    <div role="status" aria-label={t.loading} className="flex flex-col gap-4">
      <Skeleton className="h-13" />
      <Skeleton className="h-40" />
      <Skeleton className="h-13" />
    </div>
  );
}
