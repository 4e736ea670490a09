import { route } from "@/lib/http/route";
import { adminStatsCall } from "@/lib/features/administration/contract";
import { getStats } from "@/lib/features/administration/get-stats";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(adminStatsCall, getStats),
});
