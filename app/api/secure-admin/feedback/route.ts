import { route } from "@/lib/http/route";
import { secureFeedbackCall } from "@/lib/features/feedback/contract";
import { listFeedback } from "@/lib/features/feedback/list-feedback";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(secureFeedbackCall, (ctx, { query }) => listFeedback(ctx, query)),
});
