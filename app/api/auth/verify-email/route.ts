import { route } from "@/lib/http/route";
import { verifyEmailCall } from "@/lib/features/accounts/contract";
import { verifyEmail } from "@/lib/features/accounts/verify-email";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(verifyEmailCall, (ctx, { body }) => verifyEmail(ctx, body)),
});
