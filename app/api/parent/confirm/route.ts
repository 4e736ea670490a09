import { route } from "@/lib/http/route";
import { confirmParentCall } from "@/lib/features/family/contract";
import { giveConsent } from "@/lib/features/family/give-consent";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(confirmParentCall, (ctx, { body }) => giveConsent(ctx, body)),
});
