import type { App } from "@/lib/context";
import * as data from "./data";
import { addDays, payerPageDays, withdrawalDays } from "./rules";

/**
 * The learners that an address pays for, and for a while after it has: also where it is no parent's. And those whose Pro it has
 * bought and another pays on, as long as it may withdraw.
 */
export async function listPaidFor(
  { db, ports, now }: App,
  email: string,
): Promise<{ userId: number; displayName: string }[]> {
  const endedAfter = addDays(now(), -payerPageDays);
  const boughtAfter = addDays(now(), -withdrawalDays - 1); // All of the last day counts.
  const rows = await data.listPaidFor(db, { email, endedAfter, boughtAfter }, ports.payments.kind);
  return rows.map(({ userId, user: { displayName } }) => ({ userId, displayName }));
}
