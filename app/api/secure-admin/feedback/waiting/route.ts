import { route } from "@/lib/http/route";
import { secureWaitingFeedbackCall } from "@/lib/features/feedback/contract";
import { countWaitingFeedback } from "@/lib/features/feedback/count-waiting-feedback";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(secureWaitingFeedbackCall, (ctx) => countWaitingFeedback(ctx)),
});
