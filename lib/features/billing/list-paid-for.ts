import type { App } from "@/lib/context";
import * as data from "./data";
import { addDays, payerPageDays } from "./rules";

/** The learners that an address pays for, and for a while after it has: also where it is no parent's. */
export async function listPaidFor(
  { db, ports, now }: App,
  payerEmail: string,
): Promise<{ userId: number; displayName: string }[]> {
  const endedAfter = addDays(now(), -payerPageDays);
  const rows = await data.listPaidFor(db, { payerEmail, endedAfter }, ports.payments.kind);
  return rows.map(({ userId, user: { displayName } }) => ({ userId, displayName }));
}
