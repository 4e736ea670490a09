import { route } from "@/lib/http/route";
import { openPayLinkCall } from "@/lib/features/pay-links/contract";
import { openPayLink } from "@/lib/features/pay-links/pay-by-link";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(openPayLinkCall, (ctx, { body }) => openPayLink(ctx, body)),
});
