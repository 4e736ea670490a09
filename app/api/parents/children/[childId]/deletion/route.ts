import { route } from "@/lib/http/route";
import { cancelChildDeletion, requestChildDeletion } from "@/lib/features/parents-page/child-deletion";
import { cancelChildDeletionCall, requestChildDeletionCall } from "@/lib/features/parents-page/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(requestChildDeletionCall, (ctx, { params }) => requestChildDeletion(ctx, params)),
  DELETE: route(cancelChildDeletionCall, (ctx, { params }) => cancelChildDeletion(ctx, params)),
});
