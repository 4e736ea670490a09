import { route } from "@/lib/http/route";
import { confirmChildLocalCardCall } from "@/lib/features/billing/contract";
import { confirmChildLocalCard } from "@/lib/features/billing/pay-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(confirmChildLocalCardCall, (ctx, { params, body }) => confirmChildLocalCard(ctx, params, body)),
});
