import { route } from "@/lib/http/route";
import { reopenCall } from "@/lib/features/worksheets/contract";
import { reopen } from "@/lib/features/worksheets/hand-in";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(reopenCall, (ctx, { params }) => reopen(ctx, params)),
});
