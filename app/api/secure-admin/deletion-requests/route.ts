import { route } from "@/lib/http/route";
import { secureDeletionRequestsCall } from "@/lib/features/administration/contract";
import { listDeletionRequests } from "@/lib/features/deletion/list-requests";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(secureDeletionRequestsCall, (ctx, { query }) => listDeletionRequests(ctx, query)),
});
