import type { Ctx } from "@/lib/context";
import { pingDatabase } from "./data";

/** Answers only when the database does; otherwise its fault becomes a 503. */
export async function checkHealth(ctx: Ctx) {
  await pingDatabase(ctx.db);
  return { status: "ok" as const };
}
