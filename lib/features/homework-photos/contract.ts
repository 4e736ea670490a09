import { z } from "zod";
import { bytes, defineCall } from "@/lib/contract/call";

export const getPhotoCall = defineCall({
  method: "GET",
  path: "/api/homework-photos/{photoId}",
  summary:
    "A picture of the caller's own, as it was cleaned: another's is 404. The browser may keep it for an hour.",
  actor: "learner",
  params: z.object({ photoId: z.uuid() }),
  reply: bytes("image/jpeg"),
});
