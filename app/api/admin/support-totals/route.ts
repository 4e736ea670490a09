import { route } from "@/lib/http/route";
import { adminSupportTotalsCall } from "@/lib/features/administration/contract";
import { getSupportTotals } from "@/lib/features/administration/get-support-totals";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(adminSupportTotalsCall, getSupportTotals),
});
