import { route } from "@/lib/http/route";
import { readReceiptCall } from "@/lib/features/worksheets/contract";
import { readReceipt } from "@/lib/features/worksheets/read-receipt";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(readReceiptCall, (ctx, { params }) => readReceipt(ctx, params)),
});
