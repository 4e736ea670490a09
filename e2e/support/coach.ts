import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import type { RewardReply } from "@/lib/features/rewards/contract";

/** A message with a mistake to find in it. */
export const mistake = "She don't like apples";

/** A message as the server answers it. */
export function storedMessage(fields: Partial<MessageReply> & Pick<MessageReply, "sender" | "message">) {
  return { id: randomUUID(), createdAt: new Date().toISOString(), ...fields } satisfies MessageReply;
}

/** Lets the coach answer every message with this text, as one event stream, and the message earn this. */
export async function coachAnswers(
  page: Page,
  text: string,
  reward: Partial<RewardReply> = {},
): Promise<void> {
  await page.route("**/api/chat", (route) => {
    const { message } = route.request().postDataJSON() as { message: string };
    const userMessage = storedMessage({ sender: "user", message });
    const exchange: ExchangeReply = {
      userMessage,
      aiMessage: storedMessage({ sender: "ai", message: text }),
      xpAwarded: 0,
      leveledUp: false,
      newLevel: 1,
      newAchievements: [],
      hearts: 9,
      usage: { isPro: false, messagesCount: 1, homeworkUploadsCount: 0 },
      ...reward,
    };
    const body = event("accepted", userMessage) + event("delta", { text }) + event("done", exchange);
    return route.fulfill({ contentType: "text/event-stream", body });
  });
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
