import { route } from "@/lib/http/route";
import { changeSettings } from "@/lib/features/family/change-settings";
import { changeSettingsCall } from "@/lib/features/family/contract";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  PUT: route(changeSettingsCall, (ctx, { params, body }) =>
    changeSettings(ctx, { ...params, settings: body }),
  ),
});
