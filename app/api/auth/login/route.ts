import { loginCall } from "@/lib/features/accounts/contract";
import { login } from "@/lib/features/accounts/login";
import { endpoints } from "@/lib/http/endpoints";
import { route, WithCookie } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(loginCall, async (ctx, { body }) => {
    const { user, setCookie } = await login(ctx, body);
    return new WithCookie({ success: true as const, user }, setCookie);
  }),
});
