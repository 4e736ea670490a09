import { route } from "@/lib/http/route";
import { sendFeedbackCall } from "@/lib/features/feedback/contract";
import { sendFeedback } from "@/lib/features/feedback/send-feedback";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(sendFeedbackCall, (ctx, { body }) => sendFeedback(ctx, body)),
});
