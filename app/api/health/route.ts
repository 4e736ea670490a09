import { route } from "@/lib/http/route";
import { healthCall } from "@/lib/features/operations/contract";
import { checkHealth } from "@/lib/features/operations/check-health";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(healthCall, checkHealth),
});
