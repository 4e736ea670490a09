import { ApiError, userMessageOf } from "@/lib/api-client/client-errors";
import { adminGate as t } from "@/lib/i18n/it";
import { showToast } from "@/components/ui/toast";

/** What is left after a failed try of a gate: no tries, so many of them, or as many as before (undefined). */
export type GateRefusal = {
  isBlocked: boolean;
  remainingAttempts?: number;
  /** An instant: when a block ends, where the server says so. */
  blockedUntil?: string;
  /** What was given is not what it should have been; else nobody has looked at it. */
  isWrong: boolean;
};

/** Says in a toast why a gate stays shut. `blocked`: what a blocked administrator can do. */
export function tellGateRefusal(error: unknown, blocked: string): GateRefusal {
  if (!(error instanceof ApiError) || error.status >= 500) {
    showToast({ variant: "error", title: t.systemErrorTitle, description: t.systemError });
    return { isBlocked: false, isWrong: false };
  }
  const { remainingAttempts: left, blockedUntil: until } = error.details ?? {};
  if (error.code === "BLOCKED" || left === 0) {
    showToast({ variant: "error", title: t.blockedTitle, description: blocked, isEcho: true });
    const blockedUntil = typeof until === "string" ? until : undefined;
    return { isBlocked: true, remainingAttempts: 0, blockedUntil, isWrong: false };
  }
  const isWrong = error.status === 401;
  const description = userMessageOf(error, t.refused);
  showToast({ variant: "error", title: t.refusedTitle, description, isEcho: isWrong });
  return { isBlocked: false, remainingAttempts: typeof left === "number" ? left : undefined, isWrong };
}
