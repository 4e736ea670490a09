import { route } from "@/lib/http/route";
import { subscriptionCall } from "@/lib/features/billing/contract";
import { getSubscription } from "@/lib/features/billing/get-subscription";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(subscriptionCall, (ctx) => getSubscription(ctx)),
});
