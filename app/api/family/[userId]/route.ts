import { route } from "@/lib/http/route";
import { familyCall } from "@/lib/features/family/contract";
import { getFamily } from "@/lib/features/family/get-family";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(familyCall, (ctx) => getFamily(ctx)),
});
