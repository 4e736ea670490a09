import { api } from "@/lib/api-client/client";
import { photo as t } from "@/lib/i18n/it";
import type { Turn } from "@/components/conversation/conversation";
import { outcomeOf, runTurn, type TurnListener, type TurnOutcome } from "@/components/conversation/run-turn";
import type { AnalysisStep } from "@/components/photo/analysis-dialog";
import { watchReading } from "@/components/photo/watch-reading";
import { showToast } from "@/components/ui/toast";

/** One photo on its way: a turn that has one. */
type PhotoTurn = Turn & { image: string };

/**
 * Has a photo analysed. Where that fails, it is sent as a message under the same key: an analysis whose answer was
 * lost on the way is then answered as it is stored. One that reached nobody waits in the chat. Never throws.
 */
export async function runPhotoTurn(
  userId: number,
  turn: PhotoTurn,
  signal: AbortSignal,
  listener: TurnListener & { onStep: (step: AnalysisStep) => void },
): Promise<TurnOutcome> {
  const { image, clientMessageId } = turn;
  const body = { userId, image, additionalContext: t.context, clientMessageId };
  const watching = new AbortController();
  void watchReading(userId, clientMessageId, watching.signal, listener.onStep);
  const analysis = await outcomeOf(api("POST /api/analyze-homework", { body, signal }), signal);
  watching.abort();
  if (analysis.type !== "failed") return analysis;
  const message = await runTurn(turn, signal, listener);
  if (message.type === "failed" && !message.isUnreached) return { type: "given-back", cause: message.cause };
  if (message.type === "answered") {
    // Of one that could not be read the coach says so itself: it is no success.
    const variant = message.exchange.userMessage.photo?.text ? "success" : "info";
    showToast({ title: t.processed, variant });
  }
  return message;
}
