import { route } from "@/lib/http/route";
import { changeItemCall } from "@/lib/features/worksheets/contract";
import { changeItem } from "@/lib/features/worksheets/change-item";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  PUT: route(changeItemCall, (ctx, { params, body }) => changeItem(ctx, { ...params, ...body })),
});
