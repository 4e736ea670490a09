import { route } from "@/lib/http/route";
import { secureGateCall, secureSessionCall } from "@/lib/features/gates/contract";
import { findSecureSession } from "@/lib/features/gates/find-secure-session";
import { openSecureGate } from "@/lib/features/gates/open-secure-gate";
import { WithHeaders } from "@/lib/contract/call";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(secureSessionCall, (ctx, { headers }) => findSecureSession(ctx, headers)),
  POST: route(secureGateCall, async (ctx, { body, headers }) => {
    const { reply, setCookie } = await openSecureGate(ctx, body, headers);
    return new WithHeaders(reply, setCookie === undefined ? {} : { "Set-Cookie": setCookie });
  }),
});
