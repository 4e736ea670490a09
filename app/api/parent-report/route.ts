import { route } from "@/lib/http/route";
import { getParentReportCall, sendParentReportCall } from "@/lib/features/reports/contract";
import { getParentReport } from "@/lib/features/reports/get-parent-report";
import { sendParentReport } from "@/lib/features/reports/send-parent-report";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(getParentReportCall, getParentReport),
  POST: route(sendParentReportCall, (ctx, { body }) => sendParentReport(ctx, body)),
});
