import { route } from "@/lib/http/route";
import { incrementUsageCall } from "@/lib/features/usage/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(incrementUsageCall, async (ctx) => ctx.actor.user),
});
