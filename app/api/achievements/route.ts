import { route } from "@/lib/http/route";
import { missingUserIdCall } from "@/lib/features/rewards/contract";
import { refuseMissingUserId } from "@/lib/features/rewards/list-achievements";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(missingUserIdCall, refuseMissingUserId),
});
