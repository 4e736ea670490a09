import { route } from "@/lib/http/route";
import { resetPasswordCall } from "@/lib/features/accounts/contract";
import { resetPassword } from "@/lib/features/accounts/reset-password";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(resetPasswordCall, (ctx, { body }) => resetPassword(ctx, body)),
});
