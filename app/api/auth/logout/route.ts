import { route } from "@/lib/http/route";
import { learnerHeader } from "@/lib/contract/learner-header";
import { logoutCall } from "@/lib/features/accounts/contract";
import { plainReadingCookie } from "@/lib/features/reading-tools/reading-cookies";
import { endSession } from "@/lib/features/sessions/end-session";
import { endpoints } from "@/lib/http/endpoints";
import { withCookies } from "@/lib/http/with-cookies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(logoutCall, async (ctx, { headers }) => {
    const gone = await endSession(ctx, headers.get("cookie"), headers.get(learnerHeader));
    const cookies = [gone, plainReadingCookie(ctx)];
    return withCookies({ success: true as const }, cookies);
  }),
});
