import { route } from "@/lib/http/route";
import { correctPhotoCall } from "@/lib/features/chat/contract";
import { correctPhoto } from "@/lib/features/chat/correct-photo";
import { getPhotoCall } from "@/lib/features/homework-photos/contract";
import { getPhoto } from "@/lib/features/homework-photos/get-photo";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(getPhotoCall, (ctx, { params }) => getPhoto(ctx, params)),
  PUT: route(correctPhotoCall, (ctx, { params, body }) => correctPhoto(ctx, { ...params, ...body })),
});
