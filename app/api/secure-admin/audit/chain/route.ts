import { route } from "@/lib/http/route";
import { verifyAuditCall } from "@/lib/features/audit/contract";
import { verifyAudit } from "@/lib/features/audit/verify-audit";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(verifyAuditCall, verifyAudit),
});
