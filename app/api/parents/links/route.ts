import { route } from "@/lib/http/route";
import { mailParentLinkCall } from "@/lib/features/family/contract";
import { mailParentLink } from "@/lib/features/family/parent-session";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(mailParentLinkCall, (ctx, { body }) => mailParentLink(ctx, body)),
});
