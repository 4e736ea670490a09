import { maxFailures, type Gate } from "@/lib/features/gates/rules";
import { adminGate } from "@/lib/i18n/it";

/** How many tries are left, once one has failed. */
export function RemainingAttempts({ gate, left }: { gate: Gate; left: number | undefined }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {left !== undefined && left < maxFailures[gate] && (
        <p className="rounded-md bg-amber-soft px-4 py-2.5 text-center text-sm font-semibold text-amber-ink">
          {adminGate.remaining(left, maxFailures[gate])}
        </p>
      )}
    </div>
  );
}
