import { maxFailures, type Gate } from "@/lib/features/gates/rules";
import { adminGate } from "@/lib/i18n/it";
import { classNames } from "@/components/ui/class-names";

/** How many tries are left, as soon as the server has said so. */
export function RemainingAttempts({ gate, left }: { gate: Gate; left: number | undefined }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {left !== undefined && (
        <p
          className={classNames(
            "rounded-md px-4 py-2.5 text-center text-sm font-semibold",
            left < maxFailures[gate] ? "bg-amber-soft text-amber-ink" : "bg-sunk text-ink-soft",
          )}
        >
          {adminGate.remaining(left, maxFailures[gate])}
        </p>
      )}
    </div>
  );
}
