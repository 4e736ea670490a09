import type { Ctx, SystemAdmin } from "@/lib/context";
import { findStats } from "./data";

/** How many users there are, how many have Pro, and how many have no hearts now. */
export function getStats(ctx: Ctx<SystemAdmin>) {
  return findStats(ctx.db, ctx.now());
}
