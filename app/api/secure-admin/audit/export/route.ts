import { route } from "@/lib/http/route";
import { exportAuditCall } from "@/lib/features/audit/contract";
import { exportAudit } from "@/lib/features/audit/export-audit";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(exportAuditCall, (ctx, { query }) => exportAudit(ctx, query)),
});
