import { route } from "@/lib/http/route";
import { resendVerificationCall } from "@/lib/features/accounts/contract";
import { resendVerification } from "@/lib/features/accounts/resend-verification";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(resendVerificationCall, (ctx, { body }) => resendVerification(ctx, body)),
});
