import { route } from "@/lib/http/route";
import { billingPortalCall } from "@/lib/features/billing/contract";
import { openPortal } from "@/lib/features/billing/open-portal";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(billingPortalCall, (ctx) => openPortal(ctx)),
});
