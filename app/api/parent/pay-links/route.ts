import { route } from "@/lib/http/route";
import { endPayLinksCall, makePayLinkCall } from "@/lib/features/pay-links/contract";
import { endPayLinks } from "@/lib/features/pay-links/end-pay-links";
import { makePayLink } from "@/lib/features/pay-links/make-pay-link";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(makePayLinkCall, makePayLink),
  DELETE: route(endPayLinksCall, endPayLinks),
});
