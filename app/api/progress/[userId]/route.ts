import { route } from "@/lib/http/route";
import { getProgressCall } from "@/lib/features/progress/contract";
import { getProgress } from "@/lib/features/progress/get-progress";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(getProgressCall, (ctx) => getProgress(ctx)),
});
