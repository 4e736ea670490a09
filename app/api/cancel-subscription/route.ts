import { route } from "@/lib/http/route";
import { cancelSubscriptionCall } from "@/lib/features/billing/contract";
import { cancelSubscription } from "@/lib/features/billing/cancel-subscription";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(cancelSubscriptionCall, (ctx) => cancelSubscription(ctx)),
});
