import { route } from "@/lib/http/route";
import { stripeWebhookCall } from "@/lib/features/billing/contract";
import { receiveEvent } from "@/lib/features/billing/receive-event";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(stripeWebhookCall, (ctx, { rawBody, headers }) =>
    receiveEvent(ctx, { rawBody, signature: headers.get("stripe-signature") }),
  ),
});
