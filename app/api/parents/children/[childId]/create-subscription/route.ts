import { route } from "@/lib/http/route";
import { createChildSubscriptionCall } from "@/lib/features/billing/contract";
import { createChildSubscription } from "@/lib/features/billing/pay-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(createChildSubscriptionCall, (ctx, { params }) => createChildSubscription(ctx, params)),
});
