import { route } from "@/lib/http/route";
import { createSubscriptionCall } from "@/lib/features/billing/contract";
import { createSubscription } from "@/lib/features/billing/create-subscription";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(createSubscriptionCall, (ctx) => createSubscription(ctx)),
});
