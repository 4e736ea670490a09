import { route } from "@/lib/http/route";
import { childSubscriptionCall } from "@/lib/features/billing/contract";
import { getChildSubscription } from "@/lib/features/billing/pay-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(childSubscriptionCall, (ctx, { params }) => getChildSubscription(ctx, params)),
});
