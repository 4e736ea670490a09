import { route } from "@/lib/http/route";
import { incrementUsageCall } from "@/lib/features/usage/contract";
import { incrementUsage } from "@/lib/features/usage/increment-usage";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(incrementUsageCall, (ctx, { body }) => incrementUsage(ctx, body)),
});
