import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { proPrice, withdrawalDays } from "@/lib/features/billing/rules";
import { longDate } from "@/lib/i18n/dates";
import { cardPayment } from "@/lib/i18n/it";
import { euros } from "@/lib/i18n/money";

const t = cardPayment.terms;

/** What who pays should know before, sentence by sentence; it depends on what they have already. */
export function paymentTerms({ status, endsAt }: Pick<SubscriptionReply, "status" | "endsAt">): string[] {
  const price = euros(proPrice.cents);
  if (status === "canceled_with_grace" && endsAt) {
    return [t.adult, t.resumed(price, longDate(endsAt)), t.cancel];
  }
  if (status === "past_due") return [t.adult, t.pastDue(price), t.cancel];
  return [t.adult, t.now(price), t.cancel, t.withdraw(withdrawalDays)];
}
