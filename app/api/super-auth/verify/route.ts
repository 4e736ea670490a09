import { route } from "@/lib/http/route";
import { closeSystemGate } from "@/lib/features/gates/close-system-gate";
import { closeSystemGateCall, openSystemGateCall } from "@/lib/features/gates/contract";
import { openSystemGate } from "@/lib/features/gates/open-system-gate";
import { WithHeaders } from "@/lib/contract/call";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(openSystemGateCall, async (ctx, { body }) => {
    const { reply, setCookie } = await openSystemGate(ctx, body);
    return new WithHeaders(reply, setCookie === undefined ? {} : { "Set-Cookie": setCookie });
  }),
  DELETE: route(closeSystemGateCall, async (ctx, { headers }) => {
    const { reply, setCookie } = await closeSystemGate(ctx, headers.get("cookie"));
    return new WithHeaders(reply, { "Set-Cookie": setCookie });
  }),
});
