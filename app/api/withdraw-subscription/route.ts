import { route } from "@/lib/http/route";
import { withdrawSubscriptionCall } from "@/lib/features/billing/contract";
import { withdrawSubscription } from "@/lib/features/billing/withdraw-subscription";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(withdrawSubscriptionCall, (ctx) => withdrawSubscription(ctx)),
});
