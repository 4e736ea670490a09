import { takesPayment } from "@/lib/features/billing/rules";
import type { Stage } from "@/lib/features/family/rules";

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

export const payLinkDays = 7;
export const payLinkTtlMs = payLinkDays * dayMs;
/** The next one ends the oldest. */
export const maxLivePayLinks = 3;
/** Forms and cards by one link: nobody is to find out here which cards are good, nor to use up what another link needs. */
export const triesOfLink = { max: 20, windowMs: hourMs } as const;
/** The same for one student, as new links can be made: more than all that live take together. */
export const triesOfStudent = { max: 80, windowMs: hourMs } as const;
/** Payments whose mails go to one address, for whichever student: who types a stranger's is not to fill their inbox. */
export const paymentsOfAddress = { max: 10, windowMs: dayMs } as const;
/** The page that a link leads to. */
export const payLinkPath = "/genitori/paga";

/** What can be done by a link: pay for Pro, take up one that is ending, or nothing. */
export const offers = ["new", "again", "pro", "not-yet"] as const;
export type Offer = (typeof offers)[number];

type Paid = { isPro: boolean; subscriptionStatus: string; stage: Stage };

export function offerOf({ isPro, subscriptionStatus, stage }: Paid): Offer {
  if (!takesPayment(stage)) return "not-yet";
  if (!isPro) return "new";
  return subscriptionStatus === "canceled_with_grace" || subscriptionStatus === "past_due" ? "again" : "pro";
}
