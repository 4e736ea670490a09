import { route } from "@/lib/http/route";
import { secureAnswerFeedbackCall } from "@/lib/features/feedback/contract";
import { answerFeedback } from "@/lib/features/feedback/answer-feedback";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(secureAnswerFeedbackCall, (ctx, { params, body }) =>
    answerFeedback(ctx, { ...params, ...body }),
  ),
});
