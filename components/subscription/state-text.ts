import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { longDate } from "@/lib/i18n/dates";
import { subscription } from "@/lib/i18n/it";

/** How a learner stands with Pro, in a sentence: for themselves, or in words for somebody else. */
export function stateText(
  { status, isGift, renewsAt, endsAt }: SubscriptionReply,
  t = subscription.state,
): string {
  if (isGift) return t.gift;
  const end = endsAt ? longDate(endsAt) : undefined;
  switch (status) {
    case "none":
      return t.none;
    case "active":
      return renewsAt ? t.active(longDate(renewsAt)) : t.activeForNow;
    case "canceled_with_grace":
      return t.cancelled(end);
    case "past_due":
      return t.pastDue(end);
    case "expired":
      return t.expired(end);
  }
}
