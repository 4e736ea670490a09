import type { Ctx } from "@/lib/context";
import { sentenceAt, type OpenFinding } from "@/lib/features/coach/open-finding";
import { listOpenFindings as list } from "./data";
import { maxOpenFindings } from "./rules";

/**
 * The mistakes of a conversation that are still to be put right, those of the newest message first, in the order of its
 * text, each with its sentence: what a new message is checked against.
 */
export async function listOpenFindings(ctx: Ctx, conversationId: string): Promise<OpenFinding[]> {
  const rows = await list(ctx.db, conversationId, maxOpenFindings);
  return rows.map(({ message, start, end: _end, resolvedAt: _resolvedAt, ...finding }) => ({
    ...finding,
    sentence: sentenceAt(message.text, start),
  }));
}
