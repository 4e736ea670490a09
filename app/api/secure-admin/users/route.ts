import { route } from "@/lib/http/route";
import { secureUsersCall } from "@/lib/features/administration/contract";
import { listUsers } from "@/lib/features/administration/list-users";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(secureUsersCall, (ctx, { query }) => listUsers(ctx, query)),
});
