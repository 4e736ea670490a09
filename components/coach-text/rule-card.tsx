import type { ReactNode } from "react";
import { coachText as t } from "@/lib/i18n/it/coach-text";

/** A formula to remember. */
export function RuleCard({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md bg-sun-soft px-3.5 py-2 font-medium">
      <span className="block text-xs font-semibold text-sun-ink">{t.rule}</span>
      {children}
    </p>
  );
}
