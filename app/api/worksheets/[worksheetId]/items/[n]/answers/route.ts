import { route } from "@/lib/http/route";
import { answerItemCall } from "@/lib/features/worksheets/contract";
import { answerItem } from "@/lib/features/worksheets/answer-item";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(answerItemCall, (ctx, { params, body }) => answerItem(ctx, { ...params, ...body })),
});
