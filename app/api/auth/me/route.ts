import { route } from "@/lib/http/route";
import { meCall } from "@/lib/features/accounts/contract";
import { presentUser } from "@/lib/features/accounts/present-user";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(meCall, async (ctx) => presentUser(ctx.actor.user, ctx.now())),
});
