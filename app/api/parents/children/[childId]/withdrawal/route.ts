import { route } from "@/lib/http/route";
import { withdrawConsentCall } from "@/lib/features/parents-page/contract";
import { withdrawForChild } from "@/lib/features/parents-page/choose-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(withdrawConsentCall, (ctx, { params }) => withdrawForChild(ctx, params)),
});
