import { rewards } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { useDelay } from "@/components/rewards/use-delay";

const shownMs = 3000;

/** Another level: the coach jumps for joy. */
export function LevelUpCard({ level, onEnd }: { level: number; onEnd: () => void }) {
  useDelay(shownMs, onEnd);
  return (
    <div className="animate-rise flex h-full items-center gap-4 rounded-lg border-2 border-sun bg-surface px-4 shadow-lift">
      <CoachFigure mood="cheers" className="animate-bob size-22 shrink-0 short:hidden" />
      <div className="flex min-w-0 flex-col">
        <p className="text-xl font-bold">{rewards.level(level)}</p>
        <p className="text-sm text-ink-soft short:sr-only">{rewards.levelText}</p>
      </div>
    </div>
  );
}
