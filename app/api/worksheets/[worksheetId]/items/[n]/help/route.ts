import { route } from "@/lib/http/route";
import { helpItemCall } from "@/lib/features/worksheets/contract";
import { helpItem } from "@/lib/features/worksheets/help-item";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(helpItemCall, (ctx, { params, body }) => helpItem(ctx, { ...params, ...body })),
});
