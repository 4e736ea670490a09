import { route } from "@/lib/http/route";
import { sessionCall } from "@/lib/features/accounts/contract";
import { findLearner } from "@/lib/features/sessions/authenticate";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(sessionCall, async (ctx, { headers }) => {
    const cookie = headers.get("cookie");
    const isSignedIn = (await findLearner(ctx, cookie)) !== undefined;
    return { isSignedIn, wasEnded: !isSignedIn && ctx.ports.sessionCookie.read(cookie) !== undefined };
  }),
});
