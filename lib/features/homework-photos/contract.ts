import { z } from "zod";
import { message } from "@/lib/features/chat/contract";
import { bytes, defineCall, text } from "@/lib/contract/call";
import { homeworkPhotos as t } from "@/lib/i18n/it";
import { correctionRate, maxPhotoTextLength } from "./rules";

const params = z.object({ photoId: z.uuid() });

export const getPhotoCall = defineCall({
  method: "GET",
  path: "/api/homework-photos/{photoId}",
  summary:
    "A picture of the caller's own, as it was cleaned: another's is 404. The browser may keep it for an hour.",
  actor: "learner",
  params,
  reply: bytes("image/jpeg"),
});

export const correctPhotoCall = defineCall({
  method: "PUT",
  path: "/api/homework-photos/{photoId}",
  summary:
    "Puts right what was read of a picture, from the next turn on, and answers its message. 404 for a picture that is another's, was not legible or has no answer yet.",
  actor: "learner",
  needs: "photos",
  params,
  rate: correctionRate,
  body: z.strictObject({
    text: text(100_000).trim().min(1, t.emptyText).max(maxPhotoTextLength, t.longText),
  }),
  reply: message,
});
