import { route } from "@/lib/http/route";
import { logoutCall } from "@/lib/features/accounts/contract";
import { endSession } from "@/lib/features/sessions/end-session";
import { WithHeaders } from "@/lib/http/call";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(logoutCall, async (ctx, { headers }) => {
    return new WithHeaders(
      { success: true as const },
      { "Set-Cookie": await endSession(ctx, headers.get("cookie")) },
    );
  }),
});
