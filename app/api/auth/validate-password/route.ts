import { route } from "@/lib/http/route";
import { validatePasswordCall } from "@/lib/features/accounts/contract";
import { validatePassword } from "@/lib/features/accounts/validate-password";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(validatePasswordCall, (_ctx, { body }) => validatePassword(body)),
});
