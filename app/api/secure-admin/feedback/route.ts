import { secureFeedbackCall } from "@/lib/features/administration/contract";
import { listFeedback } from "@/lib/features/feedback/list-feedback";
import { endpoints } from "@/lib/http/endpoints";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(secureFeedbackCall, (ctx, { query }) => listFeedback(ctx, query)),
});
