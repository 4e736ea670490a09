import { route } from "@/lib/http/route";
import { correctPhoto } from "@/lib/features/homework-photos/correct-photo";
import { correctPhotoCall, getPhotoCall } from "@/lib/features/homework-photos/contract";
import { getPhoto } from "@/lib/features/homework-photos/get-photo";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(getPhotoCall, (ctx, { params }) => getPhoto(ctx, params)),
  PUT: route(correctPhotoCall, (ctx, { params, body }) => correctPhoto(ctx, { ...params, ...body })),
});
