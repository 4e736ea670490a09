import { route } from "@/lib/http/route";
import { tryFindingCall } from "@/lib/features/findings/contract";
import { tryFinding } from "@/lib/features/findings/try-finding";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(tryFindingCall, (ctx, { params, body }) =>
    tryFinding(ctx, { findingId: params.findingId, text: body.text }),
  ),
});
