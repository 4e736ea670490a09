import { route } from "@/lib/http/route";
import { completeChildSubscriptionCall } from "@/lib/features/billing/contract";
import { completeChildSubscription } from "@/lib/features/billing/pay-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(completeChildSubscriptionCall, (ctx, { params, body }) =>
    completeChildSubscription(ctx, params, body),
  ),
});
