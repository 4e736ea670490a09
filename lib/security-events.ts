import type { Ctx } from "./context";

/** What somebody who watches over the accounts wants to see, in one stream of the log. */
export type SecurityKind =
  | "login"
  | "login_failed"
  | "locked"
  | "logout"
  | "sessions_ended"
  | "password_reset"
  | "password_changed"
  | "password_change_failed"
  | "gate_passed"
  | "gate_failed"
  | "gate_blocked";

/** Notes an event with the id of whose account it is about, where that is known: never an address, a name or an IP. */
export function noteSecurity(
  { log, actor, requestId }: Pick<Ctx, "log" | "actor" | "requestId">,
  kind: SecurityKind,
  userId = "userId" in actor ? actor.userId : undefined,
): void {
  log.info({ event: "security", kind, userId, requestId });
}
