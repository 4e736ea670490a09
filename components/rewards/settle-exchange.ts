import type { QueryClient } from "@tanstack/react-query";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { queryKeys } from "@/components/learner/queries";
import { refreshLearner } from "@/components/learner/refresh-learner";
import { celebrate } from "@/components/rewards/celebrate";

/** What follows from a message or a photo that was answered, wherever it was sent: its charge, how the learner stands, and a reward. */
export function settleExchange(queryClient: QueryClient, userId: number, exchange: ExchangeReply): void {
  const { usage, userMessage, aiMessage } = exchange;
  queryClient.setQueryData(queryKeys.usageStats, usage);
  refreshLearner(queryClient, userId);
  // Who may need help is not congratulated, and nothing comes before the card.
  if (!aiMessage.support) celebrate(exchange, userMessage.imageUrl ? "homework" : "message");
}
