import { route } from "@/lib/http/route";
import { handInCall } from "@/lib/features/worksheets/contract";
import { handIn } from "@/lib/features/worksheets/hand-in";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(handInCall, (ctx, { params }) => handIn(ctx, params)),
});
