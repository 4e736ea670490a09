import { route } from "@/lib/http/route";
import { forgotPasswordCall } from "@/lib/features/accounts/contract";
import { forgotPassword } from "@/lib/features/accounts/forgot-password";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(forgotPasswordCall, (ctx, { body }) => forgotPassword(ctx, body)),
});
