import { route } from "@/lib/http/route";
import { confirmParent } from "@/lib/features/reports/answer-invitation";
import { confirmParentCall } from "@/lib/features/reports/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(confirmParentCall, (ctx, { body }) => confirmParent(ctx, body)),
});
