import { route } from "@/lib/http/route";
import { endOwnSessionCall } from "@/lib/features/sessions/contract";
import { endOwnSession } from "@/lib/features/sessions/end-own-sessions";
import { WithHeaders } from "@/lib/contract/call";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  DELETE: route(endOwnSessionCall, async (ctx, { params }) => {
    const { setCookie, message } = await endOwnSession(ctx, params);
    return setCookie ? new WithHeaders({ message }, { "Set-Cookie": setCookie }) : { message };
  }),
});
