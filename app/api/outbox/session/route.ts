import { route } from "@/lib/http/route";
import { openOutboxCall } from "@/lib/features/mail/contract";
import { openOutbox } from "@/lib/features/mail/open-outbox";
import { WithHeaders } from "@/lib/contract/call";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(openOutboxCall, async (ctx, { body }) => {
    const { message, setCookie } = await openOutbox(ctx, body);
    return new WithHeaders({ message }, { "Set-Cookie": setCookie });
  }),
});
