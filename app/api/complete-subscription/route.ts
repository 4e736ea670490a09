import { route } from "@/lib/http/route";
import { completeSubscription } from "@/lib/features/billing/complete-subscription";
import { completeSubscriptionCall } from "@/lib/features/billing/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(completeSubscriptionCall, (ctx, { body }) => completeSubscription(ctx, body)),
});
