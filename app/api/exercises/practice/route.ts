import { route } from "@/lib/http/route";
import { practiseTopicCall } from "@/lib/features/exercises/contract";
import { practiseTopic } from "@/lib/features/exercises/practise-topic";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(practiseTopicCall, (ctx, { body }) => practiseTopic(ctx, body)),
});
