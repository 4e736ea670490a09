import { route } from "@/lib/http/route";
import { inviteParentCall } from "@/lib/features/family/contract";
import { inviteParent } from "@/lib/features/family/invite-parent";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(inviteParentCall, (ctx) => inviteParent(ctx)),
});
