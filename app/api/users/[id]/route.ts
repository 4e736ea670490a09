import { route } from "@/lib/http/route";
import { getUserCall, updateUserCall } from "@/lib/features/accounts/contract";
import { updateUser } from "@/lib/features/accounts/update-user";
import { presentUser } from "@/lib/features/accounts/present-user";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(getUserCall, async (ctx) => presentUser(ctx.actor.user, ctx.now())),
  PUT: route(updateUserCall, (ctx, { body }) => updateUser(ctx, body)),
});
