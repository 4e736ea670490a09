import { route } from "@/lib/http/route";
import { mirrorReaderCall } from "@/lib/features/mirror/contract";
import { getMirrorReader } from "@/lib/features/mirror/get-mirror-reader";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(mirrorReaderCall, (ctx) => getMirrorReader(ctx)),
});
