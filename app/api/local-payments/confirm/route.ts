import { route } from "@/lib/http/route";
import { confirmLocalCard } from "@/lib/features/billing/confirm-local-card";
import { confirmLocalCardCall } from "@/lib/features/billing/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(confirmLocalCardCall, (ctx, { body }) => confirmLocalCard(ctx, body)),
});
