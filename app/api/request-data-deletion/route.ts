import { route } from "@/lib/http/route";
import { cancelDeletion } from "@/lib/features/deletion/cancel-deletion";
import { cancelDeletionCall, getDeletionCall, requestDeletionCall } from "@/lib/features/deletion/contract";
import { getDeletion } from "@/lib/features/deletion/get-deletion";
import { requestDeletion } from "@/lib/features/deletion/request-deletion";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(getDeletionCall, getDeletion),
  POST: route(requestDeletionCall, (ctx) => requestDeletion(ctx)),
  DELETE: route(cancelDeletionCall, (ctx) => cancelDeletion(ctx)),
});
