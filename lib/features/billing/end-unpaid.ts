import type { App } from "@/lib/context";
import { claimEnd } from "./data";
import { syncSubscription } from "./sync-subscription";

/**
 * Has the provider end what was not paid in time, so that no late charge pays for a month without Pro. Does nothing while
 * the learner is paying it: the end would take what they have just paid for.
 */
export async function endUnpaid(
  app: App,
  { userId, subscriptionId }: { userId: number; subscriptionId: string },
): Promise<void> {
  if (!(await claimEnd(app.db, userId, subscriptionId))) return;
  await app.ports.payments.end(subscriptionId);
  await syncSubscription(app, userId);
}
