import { route } from "@/lib/http/route";
import { clearChat } from "@/lib/features/chat/clear-chat";
import { clearChatCall, listMessagesCall } from "@/lib/features/chat/contract";
import { listMessages } from "@/lib/features/chat/list-messages";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(listMessagesCall, (ctx, { query }) => listMessages(ctx, query)),
  DELETE: route(clearChatCall, (ctx) => clearChat(ctx)),
});
