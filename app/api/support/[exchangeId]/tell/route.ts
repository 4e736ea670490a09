import { route } from "@/lib/http/route";
import { tellParentsCall } from "@/lib/features/chat/contract";
import { tellParents } from "@/lib/features/chat/tell-parents";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(tellParentsCall, (ctx, { params }) => tellParents(ctx, params)),
});
