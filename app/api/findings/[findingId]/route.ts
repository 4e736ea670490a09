import { route } from "@/lib/http/route";
import { dropFindingCall } from "@/lib/features/findings/contract";
import { dropFinding } from "@/lib/features/findings/drop-finding";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  DELETE: route(dropFindingCall, (ctx, { params }) => dropFinding(ctx, params.findingId)),
});
