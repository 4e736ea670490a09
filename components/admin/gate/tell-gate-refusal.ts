import { ApiError, userMessageOf } from "@/lib/api-client/client-errors";
import { adminGate as t } from "@/lib/i18n/it";
import { showToast } from "@/components/ui/toast";

/** What is left after a failed try of a gate: no tries, so many of them, or as many as before (undefined). */
export type GateRefusal = { isBlocked: boolean; remainingAttempts?: number };

/** Says in a toast why a gate stays shut. `blocked`: what a blocked administrator can do. */
export function tellGateRefusal(error: unknown, blocked: string): GateRefusal {
  if (!(error instanceof ApiError) || error.status >= 500) {
    showToast({ variant: "error", title: t.systemErrorTitle, description: t.systemError });
    return { isBlocked: false };
  }
  const left = error.details?.remainingAttempts;
  if (error.code === "BLOCKED" || left === 0) {
    showToast({ variant: "error", title: t.blockedTitle, description: blocked });
    return { isBlocked: true, remainingAttempts: 0 };
  }
  showToast({ variant: "error", title: t.refusedTitle, description: userMessageOf(error, t.refused) });
  return { isBlocked: false, remainingAttempts: typeof left === "number" ? left : undefined };
}
