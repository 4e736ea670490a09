import { route } from "@/lib/http/route";
import { answerExerciseCall } from "@/lib/features/exercises/contract";
import { answerExercise } from "@/lib/features/exercises/answer-exercise";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(answerExerciseCall, (ctx, { params, body }) =>
    answerExercise(ctx, { exerciseId: params.exerciseId, answer: body.answer }),
  ),
});
