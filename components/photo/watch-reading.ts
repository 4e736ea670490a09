import { api } from "@/lib/api-client/client";
import type { AnalysisStep } from "@/components/photo/analysis-dialog";

const pollMs = 700;

/**
 * Tells how far the server is with a photo, as the conversation there shows it, until `signal` is aborted: first
 * the message is there, then what was read of it.
 */
export async function watchReading(
  userId: number,
  clientMessageId: string,
  signal: AbortSignal,
  onStep: (step: AnalysisStep) => void,
): Promise<void> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    if (signal.aborted) return;
    const messages = await api("GET /api/chat/{userId}", { params: { userId }, signal }).catch(() => []);
    const sent = messages.findLast((message) => message.clientMessageId === clientMessageId);
    if (sent && !signal.aborted) onStep(sent.photo?.text ? "thinking" : "reading");
  }
}
