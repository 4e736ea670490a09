import { route } from "@/lib/http/route";
import { adminAnswerFeedbackCall } from "@/lib/features/feedback/contract";
import { answerFeedback } from "@/lib/features/feedback/answer-feedback";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(adminAnswerFeedbackCall, (ctx, { params, body }) =>
    answerFeedback(ctx, { ...params, ...body }),
  ),
});
