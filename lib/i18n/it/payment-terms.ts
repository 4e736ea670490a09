import { proPrice, withdrawalDays, type SubscriptionState } from "@/lib/features/billing/rules";
import { longDate } from "@/lib/i18n/dates";
import { euros } from "@/lib/i18n/money";
import { cardPayment } from "./card-payment";
import type { LegalIdentity } from "./legal";

const t = cardPayment.terms;

/** Who reads them: a learner, unless it is a parent. */
type Reader = { payer?: "learner" | "on-behalf" };

/** What who pays should know before, sentence by sentence; it depends on what there is already. */
export function paymentTerms(
  { status, endDate, payer }: SubscriptionState & Reader,
  seller: LegalIdentity,
): string[] {
  const price = euros(proPrice.cents);
  const sold = t.seller(seller);
  const cancel = payer === "on-behalf" ? t.cancelByParent : t.cancel;
  if (status === "canceled_with_grace" && endDate) {
    return [t.adult, t.resumed(price, longDate(endDate)), cancel, sold];
  }
  if (status === "past_due") return [t.adult, t.pastDue(price), cancel, sold];
  return [t.adult, t.now(price), cancel, t.withdraw(withdrawalDays), sold];
}
