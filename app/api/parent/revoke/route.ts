import { route } from "@/lib/http/route";
import { revokeConsentCall } from "@/lib/features/family/contract";
import { revokeConsent } from "@/lib/features/family/withdraw-consent";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(revokeConsentCall, (ctx, { body }) => revokeConsent(ctx, body)),
});
