import { route } from "@/lib/http/route";
import { setReadingToolsCall } from "@/lib/features/reading-tools/contract";
import { setReadingTools } from "@/lib/features/reading-tools/set-reading-tools";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  PUT: route(setReadingToolsCall, (ctx, { body }) => setReadingTools(ctx, body)),
});
