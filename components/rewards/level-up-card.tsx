import type { ReactNode } from "react";
import { rewards } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { useDelay } from "@/components/rewards/use-delay";

const shownMs = 3000;

type LevelUpCardProps = {
  level: number;
  onEnd: () => void;
  /** What was earned with it. */
  children: ReactNode;
};

/** Another level: the coach jumps for joy. */
export function LevelUpCard({ level, onEnd, children }: LevelUpCardProps) {
  useDelay(shownMs, onEnd);
  return (
    <div className="animate-rise flex min-h-25 items-center gap-4 rounded-lg border-2 border-sun bg-surface px-4 py-1.5 shadow-lift short:min-h-10 short:py-0.5">
      <CoachFigure mood="cheers" className="animate-bob size-22 shrink-0 short:hidden" />
      <div className="flex min-w-0 flex-col items-start gap-x-3 short:flex-row short:items-center">
        <p className="text-xl font-bold">{rewards.level(level)}</p>
        <p className="text-sm text-ink-soft short:sr-only">{rewards.levelText}</p>
        {children}
      </div>
    </div>
  );
}
