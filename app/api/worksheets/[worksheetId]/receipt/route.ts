import { route } from "@/lib/http/route";
import { makeReceiptCall, revokeReceiptCall } from "@/lib/features/worksheets/contract";
import { makeReceipt, revokeReceipt } from "@/lib/features/worksheets/share-receipt";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(makeReceiptCall, (ctx, { params, body }) => makeReceipt(ctx, { ...params, ...body })),
  DELETE: route(revokeReceiptCall, (ctx, { params }) => revokeReceipt(ctx, params)),
});
