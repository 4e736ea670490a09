import { route } from "@/lib/http/route";
import { stopParent } from "@/lib/features/reports/answer-invitation";
import { unsubscribeCall } from "@/lib/features/reports/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(unsubscribeCall, (ctx, { query }) => stopParent(ctx, query)),
});
