import { route } from "@/lib/http/route";
import { analyzeHomework } from "@/lib/features/chat/analyze-homework";
import { analyzeHomeworkCall } from "@/lib/features/chat/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(analyzeHomeworkCall, (ctx, { body }) => analyzeHomework(ctx, body)),
});

/** Seconds a platform that freezes functions must leave this one: reading, the turn's budget and its settling. */
export const maxDuration = 60;
