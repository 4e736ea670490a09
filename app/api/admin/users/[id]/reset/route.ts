import { route } from "@/lib/http/route";
import { adminResetUserCall } from "@/lib/features/administration/contract";
import { resetUser } from "@/lib/features/administration/reset-user";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(adminResetUserCall, (ctx, { params }) => resetUser(ctx, params.id)),
});
