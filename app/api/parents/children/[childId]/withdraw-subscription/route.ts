import { route } from "@/lib/http/route";
import { withdrawChildSubscriptionCall } from "@/lib/features/billing/contract";
import { withdrawChildSubscription } from "@/lib/features/billing/pay-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(withdrawChildSubscriptionCall, (ctx, { params }) => withdrawChildSubscription(ctx, params)),
});
