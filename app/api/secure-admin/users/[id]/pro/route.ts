import { route } from "@/lib/http/route";
import { secureSetProCall } from "@/lib/features/administration/contract";
import { setPro } from "@/lib/features/administration/set-pro";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  PATCH: route(secureSetProCall, (ctx, { params, body }) => setPro(ctx, { ...params, ...body })),
});
