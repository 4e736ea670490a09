import { route } from "@/lib/http/route";
import { createByLinkCall } from "@/lib/features/pay-links/contract";
import { createByLink } from "@/lib/features/pay-links/pay-by-link";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(createByLinkCall, (ctx, { body }) => createByLink(ctx, body)),
});
