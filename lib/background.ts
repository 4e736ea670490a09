import type { Ctx } from "@/lib/context";

/** Does something after the reply has left. A failure is logged: nobody waits for it any more. */
export function inBackground(ctx: Ctx, name: string, work: () => Promise<void>): void {
  const done = work().catch((error: unknown) => {
    ctx.log.error({ event: "background_failed", name, requestId: ctx.requestId, error });
  });
  ctx.keepAlive(done);
}
