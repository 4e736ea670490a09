import { route } from "@/lib/http/route";
import { mailParentLinkCall } from "@/lib/features/family/contract";
import { mailParentLink } from "@/lib/features/parents-page/mail-page-link";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(mailParentLinkCall, (ctx, { body }) => mailParentLink(ctx, body)),
});
