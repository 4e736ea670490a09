import { route } from "@/lib/http/route";
import { changeSettingsCall } from "@/lib/features/parents-page/contract";
import { changeSettings } from "@/lib/features/parents-page/choose-for-child";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  PUT: route(changeSettingsCall, (ctx, { params, body }) =>
    changeSettings(ctx, { ...params, settings: body }),
  ),
});
