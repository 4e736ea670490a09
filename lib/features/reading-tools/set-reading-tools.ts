import type { Ctx, Learner } from "@/lib/context";
import { updateReadingCode } from "./data";
import { readingCode, type ReadingTools } from "./rules";

/** Keeps how the caller wants to read, in place of what they wanted before. */
export async function setReadingTools(ctx: Ctx<Learner>, tools: ReadingTools): Promise<ReadingTools> {
  await updateReadingCode(ctx.db, ctx.actor.userId, readingCode(tools));
  return tools;
}
