import { route } from "@/lib/http/route";
import { secureGateCall } from "@/lib/features/gates/contract";
import { openSecureGate } from "@/lib/features/gates/open-secure-gate";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(secureGateCall, (ctx, { body, headers }) => openSecureGate(ctx, body, headers)),
});
