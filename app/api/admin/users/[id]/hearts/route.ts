import { route } from "@/lib/http/route";
import { adminSetHeartsCall } from "@/lib/features/administration/contract";
import { setHearts } from "@/lib/features/administration/set-hearts";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  PATCH: route(adminSetHeartsCall, (ctx, { params, body }) => setHearts(ctx, { ...params, ...body })),
});
