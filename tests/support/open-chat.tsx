import { screen, waitFor } from "@testing-library/react";
import type { ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import { ChatScreen } from "@/components/chat/chat-screen";
import { event, renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";

const at = "2026-03-01T10:05:00.000Z"; // 11:05 in Rome
const usage = { isPro: false, messagesCount: 1, homeworkUploadsCount: 0 };

export function said(message: string, more: Partial<MessageReply> = {}): MessageReply {
  return { id: message, sender: "user", message, createdAt: at, clientMessageId: `key-${message}`, ...more };
}

export function answered(message: string, more: Partial<MessageReply> = {}): MessageReply {
  return { id: `answer to ${message}`, sender: "ai", message, createdAt: at, ...more };
}

/** A message and its answer. */
export function exchange(message: string, answer: string, xpAwarded = 0): ExchangeReply {
  const aiMessage = answered(answer, xpAwarded ? { xpAwarded } : {});
  const rewards = { xpAwarded, leveledUp: false, newLevel: 3, newAchievements: [], hearts: 7 };
  return { userMessage: said(message), aiMessage, usage, ...rewards };
}

export function answerWith(done: ExchangeReply): Answer {
  return { events: [event("accepted", done.userMessage), event("done", done)] };
}

/** Opens the chat over a history; `onSend` answers what is sent. */
export async function openChat(
  history: MessageReply[],
  onSend: (call: Call) => Answer = () => ({ status: 500 }),
) {
  const world = renderAsLearner(<ChatScreen />, (call) => {
    if (call.key === "POST /api/chat") return onSend(call);
    if (call.key.startsWith("GET /api/chat/7")) return { json: history };
    if (call.key === "DELETE /api/chat/7") return { json: { success: true } };
    if (call.key === "GET /api/usage-stats") return { json: usage };
    return undefined;
  });
  const box = await screen.findByRole("textbox", { name: "Il tuo messaggio" });
  await waitFor(() => expect(screen.queryByLabelText("Caricamento…")).not.toBeInTheDocument());
  return { ...world, box, sent: () => world.calls.filter(({ key }) => key === "POST /api/chat") };
}
