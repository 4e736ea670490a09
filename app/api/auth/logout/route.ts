import { logoutCall } from "@/lib/features/accounts/contract";
import { endSession } from "@/lib/features/sessions/end-session";
import { endpoints } from "@/lib/http/endpoints";
import { route, WithCookie } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(logoutCall, async (ctx, { headers }) => {
    return new WithCookie({ success: true as const }, await endSession(ctx, headers.get("cookie")));
  }),
});
