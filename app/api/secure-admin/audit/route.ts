import { route } from "@/lib/http/route";
import { listAuditCall } from "@/lib/features/audit/contract";
import { listAudit } from "@/lib/features/audit/list-audit";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(listAuditCall, (ctx, { query }) => listAudit(ctx, query)),
});
