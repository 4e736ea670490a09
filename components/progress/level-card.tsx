import { levelProgress, xpThreshold } from "@/lib/features/rewards/rules";
import { progress } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { Card } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";

/** Where the learner stands, and how far the next level is. */
export function LevelCard({ level, xp }: { level: number; xp: number }) {
  const next = level + 1;
  return (
    <Card tone="sun" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col">
          <h2 className="text-sm font-semibold text-ink-soft">{progress.currentLevel}</h2>
          <p className="text-3xl font-bold max-[22rem]:text-2xl">{progress.level(level)}</p>
          <p className="font-semibold text-sun-ink">{progress.xp(xp)}</p>
        </div>
        <CoachMascot mood="cheers" className="-my-3 size-28 shrink-0 max-[22rem]:size-20" />
      </div>
      <div className="flex flex-col gap-1.5">
        <ProgressBar value={levelProgress(xp)} label={progress.levelBar(next)} className="h-4" />
        <p className="text-sm text-ink-soft">{progress.toNext(xpThreshold(level) - xp, next)}</p>
      </div>
    </Card>
  );
}
