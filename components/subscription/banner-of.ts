import type { UserReply } from "@/lib/features/accounts/contract";
import { daysLeft, expiryWarningDays } from "@/lib/features/billing/rules";
import { longDate } from "@/lib/i18n/dates";
import { subscriptionBanner as t } from "@/lib/i18n/it";

export type Banner = { tone: "over" | "ending" | "calm"; title: string; text: string; action: string };

type Learner = Pick<UserReply, "isPro" | "hearts" | "subscriptionStatus" | "subscriptionEndDate">;

/** What is to be said about a subscription that is over or comes to an end. Without a clock only what needs none. */
export function bannerOf(learner: Learner, now: Date | undefined): Banner | undefined {
  const { isPro, hearts, subscriptionStatus: status, subscriptionEndDate: endDate } = learner;
  if (status === "expired") {
    return isPro
      ? undefined
      : { tone: "over", title: t.expiredTitle, text: t.expired(hearts), action: t.goPro };
  }
  if (!isPro || !endDate || !now) return undefined;
  // An end that has just passed is still today's: the server is about to say that it is over.
  const left = Math.max(0, daysLeft(now, new Date(endDate)));
  const isCancelled = status === "canceled_with_grace";
  if (left <= expiryWarningDays && !(isCancelled && left === 0))
    return { tone: "ending", title: t.endingTitle, text: t.ending(left), action: t.renew };
  if (!isCancelled) return undefined;
  const text = t.cancelled(left, longDate(endDate));
  return { tone: "calm", title: t.cancelledTitle, text, action: t.resume };
}
