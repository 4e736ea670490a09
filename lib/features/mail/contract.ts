import { z } from "zod";
import { defineCall, text } from "@/lib/contract/call";

export const openOutboxCall = defineCall({
  method: "POST",
  path: "/api/outbox/session",
  summary:
    "Opens `/dev/outbox` by `PREVIEW_PASSWORD`, where that is set, and sets a cookie of twelve hours. 401 for a wrong one, 429 " +
    "after ten tries within 15 minutes, 404 where there is nothing to open.",
  actor: "anyone",
  body: z.strictObject({ password: text(1000) }),
  reply: z.object({ message: z.string() }),
});
