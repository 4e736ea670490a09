import { route } from "@/lib/http/route";
import { loginCall } from "@/lib/features/accounts/contract";
import { login } from "@/lib/features/accounts/login";
import { endpoints } from "@/lib/http/endpoints";
import { withCookies } from "@/lib/http/with-cookies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(loginCall, async (ctx, { body, headers }) => {
    const { user, setCookies } = await login(ctx, body, headers.get("user-agent"));
    return withCookies({ success: true as const, user }, setCookies);
  }),
});
