import { route } from "@/lib/http/route";
import { changePassword } from "@/lib/features/accounts/change-password";
import { changePasswordCall } from "@/lib/features/accounts/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(changePasswordCall, (ctx, { body }) => changePassword(ctx, body)),
});
