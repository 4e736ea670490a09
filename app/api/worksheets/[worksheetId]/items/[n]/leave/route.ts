import { route } from "@/lib/http/route";
import { leaveItemCall } from "@/lib/features/worksheets/contract";
import { leaveItem } from "@/lib/features/worksheets/leave-item";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(leaveItemCall, (ctx, { params, body }) => leaveItem(ctx, { ...params, ...body })),
});
