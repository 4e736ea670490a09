import { route } from "@/lib/http/route";
import { sendMessageCall } from "@/lib/features/chat/contract";
import { sendMessage, sendMessageEvents } from "@/lib/features/chat/send-message";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  POST: route(
    sendMessageCall,
    (ctx, { body }) => sendMessage(ctx, body),
    (ctx, { body }) => sendMessageEvents(ctx, body),
  ),
});

/** Seconds a platform that freezes functions must leave this one: the turn's budget and its settling. */
export const maxDuration = 60;
