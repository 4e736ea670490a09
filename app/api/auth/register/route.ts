import { route } from "@/lib/http/route";
import { registerCall } from "@/lib/features/accounts/contract";
import { register } from "@/lib/features/accounts/register";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(registerCall, (ctx, { body }) => register(ctx, body)),
});
