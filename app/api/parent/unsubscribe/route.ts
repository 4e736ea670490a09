import { route } from "@/lib/http/route";
import { unsubscribeCall } from "@/lib/features/family/contract";
import { stopMails } from "@/lib/features/family/stop-mails";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(unsubscribeCall, (ctx, { query }) => stopMails(ctx, query)),
});
