import type { Ctx, Learner } from "@/lib/context";
import { findRequest } from "./data";
import { presentRequest } from "./present-request";

/** Whether the caller has asked to be erased. */
export async function getDeletion(ctx: Ctx<Learner>) {
  const request = await findRequest(ctx.db, ctx.actor.userId);
  return { request: request && presentRequest(request, ctx) };
}
