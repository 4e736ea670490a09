import { v7 as uuid } from "uuid";
import type { Ctx } from "@/lib/context";
import { insertSession } from "./data";
import { deviceOf } from "./devices";
import { sessionTtlSeconds } from "./rules";

/** Starts a session of 24 hours and answers the `Set-Cookie` value that carries it. */
export async function startSession(ctx: Ctx, userId: number, userAgent: string | null): Promise<string> {
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + sessionTtlSeconds * 1000);
  const session = await insertSession(ctx.db, {
    id: uuid(),
    userId,
    createdAt,
    expiresAt,
    ...deviceOf(userAgent),
  });
  return ctx.ports.sessionCookie.issue(session.id);
}
