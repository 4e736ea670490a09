import { proPrice } from "@/lib/features/billing/rules";

/** What Pro costs a month, in euros. Made without a call, so that a page that does not show it leaves it out. */
export const proEuros = proPrice.cents / 100;
