import { route } from "@/lib/http/route";
import { childBillingPortalCall } from "@/lib/features/billing/contract";
import { openChildPortal } from "@/lib/features/billing/pay-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(childBillingPortalCall, (ctx, { params }) => openChildPortal(ctx, params)),
});
