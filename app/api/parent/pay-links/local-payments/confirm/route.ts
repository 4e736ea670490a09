import { route } from "@/lib/http/route";
import { confirmLocalCardByLinkCall } from "@/lib/features/pay-links/contract";
import { confirmLocalCardByLink } from "@/lib/features/pay-links/pay-by-link";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(confirmLocalCardByLinkCall, (ctx, { body }) => confirmLocalCardByLink(ctx, body)),
});
