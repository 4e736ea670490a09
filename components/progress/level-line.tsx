import { levelProgress, xpThreshold } from "@/lib/features/rewards/rules";
import { progress } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { ProgressBar } from "@/components/ui/progress-bar";

/** The level, and how far the next one is. */
export function LevelLine() {
  const { level, xp } = useLearner();
  const next = level + 1;
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h2 className="flex flex-col">
          <span className="text-sm font-semibold text-ink-soft">{progress.currentLevel}</span>{" "}
          <span className="text-2xl font-bold">{progress.level(level)}</span>
        </h2>
        <p className="font-semibold text-sun-ink">{progress.xp(xp)}</p>
      </div>
      <ProgressBar value={levelProgress(xp)} label={progress.levelBar(next)} className="h-4" />
      <p className="text-sm text-ink-soft">{progress.toNext(xpThreshold(level) - xp, next)}</p>
    </section>
  );
}
