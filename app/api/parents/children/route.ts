import { route } from "@/lib/http/route";
import { listChildrenCall } from "@/lib/features/parents-page/contract";
import { listChildren } from "@/lib/features/parents-page/list-children";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(listChildrenCall, (ctx) => listChildren(ctx)),
});
