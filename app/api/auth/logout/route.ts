import { route } from "@/lib/http/route";
import { logoutCall } from "@/lib/features/accounts/contract";
import { plainReadingCookie } from "@/lib/features/reading-tools/reading-cookies";
import { endSession } from "@/lib/features/sessions/end-session";
import { WithHeaders } from "@/lib/http/call";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(logoutCall, async (ctx, { headers }) => {
    const cookies = [await endSession(ctx, headers.get("cookie")), plainReadingCookie(ctx)];
    return new WithHeaders(
      { success: true as const },
      cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
    );
  }),
});
