import { route } from "@/lib/http/route";
import { speechScriptCall } from "@/lib/features/speech/contract";
import { writeScript } from "@/lib/features/speech/write-script";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(speechScriptCall, (ctx, { body }) => writeScript(ctx, body)),
});
