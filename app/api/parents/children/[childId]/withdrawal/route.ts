import { route } from "@/lib/http/route";
import { withdrawConsentCall } from "@/lib/features/family/contract";
import { withdrawConsent } from "@/lib/features/family/withdraw-consent";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(withdrawConsentCall, (ctx, { params }) => withdrawConsent(ctx, params)),
});
