import { route } from "@/lib/http/route";
import { giveExercisesCall } from "@/lib/features/exercises/contract";
import { giveExercises } from "@/lib/features/exercises/give-exercises";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(giveExercisesCall, (ctx) => giveExercises(ctx)),
});
