import { route } from "@/lib/http/route";
import { cancelChildSubscriptionCall } from "@/lib/features/billing/contract";
import { cancelChildSubscription } from "@/lib/features/billing/pay-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(cancelChildSubscriptionCall, (ctx, { params }) => cancelChildSubscription(ctx, params)),
});
