import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { cardPayment as t } from "@/lib/i18n/it";
import { showToastAcrossPages } from "@/components/ui/toast";

const reloadDelayMs = 2000;

/** Whether there is Pro still, which a payment keeps. */
export const isOngoing = (status: SubscriptionReply["status"]) =>
  status === "canceled_with_grace" || status === "past_due";

/** Says that it is paid, and loads the page anew: Pro shows in many places. `before`: how the learner stood. */
export function welcomeToPro(before: SubscriptionReply["status"]): void {
  const goesOn = isOngoing(before);
  showToastAcrossPages({
    variant: "success",
    title: goesOn ? t.continuesTitle : t.welcomeTitle,
    description: goesOn ? t.continues : t.welcome,
  });
  setTimeout(() => window.location.reload(), reloadDelayMs);
}
