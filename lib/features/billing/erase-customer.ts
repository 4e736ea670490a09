import type { App } from "@/lib/context";
import { findSubscription, forgetCustomer } from "./data";

/** Has the provider forget a learner: what runs ends at once, and cards and name of the payer go. */
export async function eraseCustomer(app: App, userId: number): Promise<void> {
  const { payments } = app.ports;
  const row = await findSubscription(app.db, userId, payments.kind);
  if (!row?.customerId) return;
  await payments.deleteCustomer(row.customerId);
  await forgetCustomer(app.db, userId, row.customerId);
}
