import { route } from "@/lib/http/route";
import { closeParentPageCall, openParentPageCall } from "@/lib/features/family/contract";
import { closeParentPage, openParentPage } from "@/lib/features/family/parent-session";
import { WithHeaders } from "@/lib/contract/call";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(openParentPageCall, async (ctx, { body }) => {
    const { message, setCookie } = await openParentPage(ctx, body);
    return new WithHeaders({ message }, { "Set-Cookie": setCookie });
  }),
  DELETE: route(closeParentPageCall, async (ctx) => {
    const { message, setCookie } = await closeParentPage(ctx);
    return new WithHeaders({ message }, { "Set-Cookie": setCookie });
  }),
});
