import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { listMessagesCall, type MessageReply } from "@/lib/features/chat/contract";
import { listMessages } from "@/lib/features/chat/list-messages";
import { pageSize } from "@/lib/features/chat/rules";
import { getApp } from "@/lib/application";
import { currentLearner } from "./learner-session";

/** More than any window shows. Each costs the first paint some time; what came before loads on the way up. */
const maxSeeded = 20;

/** The end of a conversation, oldest first. */
export type NewestMessages = { entries: MessageReply[]; hasOlder: boolean };

/**
 * The newest messages of who looks at this page, as `GET /api/chat/{userId}` answers them. Undefined where the browser asks
 * by itself: when it moves within the app and may have them already, or when they cannot be read now.
 */
export async function findNewestMessages(): Promise<NewestMessages | undefined> {
  if ((await headers()).get("sec-fetch-dest") === "empty") return undefined;
  const [app, actor] = [await getApp(), await currentLearner()];
  if (!actor) return undefined;
  const requestId = randomUUID();
  try {
    const listed = await listMessages({ ...app, actor, requestId, keepAlive: () => undefined }, {});
    const messages = listMessagesCall.reply.parse(listed);
    return {
      entries: messages.slice(-maxSeeded),
      hasOlder: messages.length > maxSeeded || messages.length >= pageSize,
    };
  } catch (error) {
    app.log.error({ event: "page_without_messages", requestId, userId: actor.userId, error });
    return undefined;
  }
}
