import { route } from "@/lib/http/route";
import { listAchievementsCall } from "@/lib/features/rewards/contract";
import { listAchievements } from "@/lib/features/rewards/list-achievements";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(listAchievementsCall, (ctx) => listAchievements(ctx)),
});
