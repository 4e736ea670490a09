import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { cardPayment as t } from "@/lib/i18n/it";
import { showToastAcrossPages } from "@/components/ui/toast";

const reloadDelayMs = 2000;

/** Says that it is paid, and loads the page anew: Pro shows in many places. `before`: how the learner stood. */
export function welcomeToPro(before: SubscriptionReply["status"]): void {
  const isOngoing = before === "canceled_with_grace" || before === "past_due";
  showToastAcrossPages({
    variant: "success",
    title: isOngoing ? t.continuesTitle : t.welcomeTitle,
    description: isOngoing ? t.continues : t.welcome,
  });
  setTimeout(() => window.location.reload(), reloadDelayMs);
}
