import { route } from "@/lib/http/route";
import { inviteSelfCall } from "@/lib/features/parents-page/contract";
import { inviteSelf } from "@/lib/features/family/invite-parent";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(inviteSelfCall, (ctx, { params }) => inviteSelf(ctx, params)),
});
