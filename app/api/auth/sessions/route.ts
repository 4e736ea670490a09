import { route } from "@/lib/http/route";
import { endOtherSessionsCall, listSessionsCall } from "@/lib/features/sessions/contract";
import { endOtherSessions } from "@/lib/features/sessions/end-own-sessions";
import { listSessions } from "@/lib/features/sessions/list-sessions";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(listSessionsCall, (ctx) => listSessions(ctx)),
  DELETE: route(endOtherSessionsCall, (ctx) => endOtherSessions(ctx)),
});
