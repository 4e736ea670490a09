import { route } from "@/lib/http/route";
import { usageStatsCall } from "@/lib/features/usage/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(usageStatsCall, async (ctx) => ctx.actor.user),
});
