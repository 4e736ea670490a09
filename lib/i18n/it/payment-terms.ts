import { proPrice, withdrawalDays, type Standing } from "@/lib/features/billing/rules";
import { longDate } from "@/lib/i18n/dates";
import { euros } from "@/lib/i18n/money";
import { cardPayment } from "./card-payment";
import type { LegalIdentity } from "./legal";

const t = cardPayment.terms;

/** What who pays should know before, sentence by sentence; it depends on what they have already. */
export function paymentTerms({ status, endDate }: Standing, seller: LegalIdentity): string[] {
  const price = euros(proPrice.cents);
  const sold = t.seller(seller);
  if (status === "canceled_with_grace" && endDate) {
    return [t.adult, t.resumed(price, longDate(endDate)), t.cancel, sold];
  }
  if (status === "past_due") return [t.adult, t.pastDue(price), t.cancel, sold];
  return [t.adult, t.now(price), t.cancel, t.withdraw(withdrawalDays), sold];
}
