import { route } from "@/lib/http/route";
import { resumeParentCall } from "@/lib/features/family/contract";
import { resumeMails } from "@/lib/features/family/stop-mails";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(resumeParentCall, (ctx, { body }) => resumeMails(ctx, body)),
});
