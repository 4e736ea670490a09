import { route } from "@/lib/http/route";
import { loginCall } from "@/lib/features/accounts/contract";
import { login } from "@/lib/features/accounts/login";
import { WithHeaders } from "@/lib/http/call";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(loginCall, async (ctx, { body, headers }) => {
    const { user, setCookies } = await login(ctx, body, headers.get("user-agent"));
    return new WithHeaders(
      { success: true as const, user },
      setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
    );
  }),
});
