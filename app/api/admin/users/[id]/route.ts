import { route } from "@/lib/http/route";
import { adminUserDetailsCall } from "@/lib/features/administration/contract";
import { getUserDetails } from "@/lib/features/administration/get-user-details";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(adminUserDetailsCall, (ctx, { params }) => getUserDetails(ctx, params.id)),
});
