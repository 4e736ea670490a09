import type { QueryClient } from "@tanstack/react-query";
import { paymentReturn as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { showToast } from "@/components/ui/toast";

/** Says that the payment has arrived, and asks anew who has Pro. */
export function tellOfPayment(queryClient: QueryClient, userId: number): void {
  showToast({ variant: "success", title: t.title, description: t.text });
  void queryClient.invalidateQueries({ queryKey: queryKeys.learner(userId) });
}
