import { route } from "@/lib/http/route";
import { listMasteryCall } from "@/lib/features/mastery/contract";
import { listMastery } from "@/lib/features/mastery/list-mastery";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(listMasteryCall, (ctx) => listMastery(ctx)),
});
