import { route } from "@/lib/http/route";
import { secureDeleteUserCall, secureUserDetailsCall } from "@/lib/features/administration/contract";
import { deleteUser } from "@/lib/features/administration/delete-user";
import { getUserDetails } from "@/lib/features/administration/get-user-details";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(secureUserDetailsCall, (ctx, { params }) => getUserDetails(ctx, params.id)),
  DELETE: route(secureDeleteUserCall, (ctx, { params }) => deleteUser(ctx, params.id)),
});
