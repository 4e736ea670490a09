import { route } from "@/lib/http/route";
import { tickCall } from "@/lib/features/operations/contract";
import { tick } from "@/lib/features/operations/tick";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(tickCall, tick),
});

/** Seconds a platform that freezes functions must leave this one. */
export const maxDuration = 60;
