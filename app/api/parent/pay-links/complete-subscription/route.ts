import { route } from "@/lib/http/route";
import { completeByLinkCall } from "@/lib/features/pay-links/contract";
import { completeByLink } from "@/lib/features/pay-links/pay-by-link";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(completeByLinkCall, (ctx, { body }) => completeByLink(ctx, body)),
});
