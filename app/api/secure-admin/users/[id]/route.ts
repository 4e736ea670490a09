import { route } from "@/lib/http/route";
import { secureDeleteUserCall } from "@/lib/features/administration/contract";
import { deleteUser } from "@/lib/features/administration/delete-user";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  DELETE: route(secureDeleteUserCall, (ctx, { params }) => deleteUser(ctx, params.id)),
});
