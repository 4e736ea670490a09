import type { Ctx } from "@/lib/context";
import { listOpenFindings as list } from "./data";
import type { FindingRow } from "./finding-fields";
import { maxOpenFindings } from "./rules";

/**
 * The mistakes of a conversation that are still to be put right, those of the newest message first, in the order of its
 * text: what a new message is checked against.
 */
export function listOpenFindings(ctx: Ctx, conversationId: string): Promise<FindingRow[]> {
  return list(ctx.db, conversationId, maxOpenFindings);
}
