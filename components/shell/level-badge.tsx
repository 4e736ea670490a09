import { shell } from "@/lib/i18n/it";
import { useNewLevel } from "@/components/rewards/celebrate";
import { classNames } from "@/components/ui/class-names";
import { ArrowLeftIcon } from "@/components/ui/icons";

type LevelBadgeProps = {
  level: number;
  /** The figure alone, at the corner of a picture. */
  isSmall?: boolean;
  className?: string;
};

/** The level, with an arrow upwards while a new one is being celebrated: that one, which the server may say a moment later. */
export function LevelBadge({ level: known, isSmall, className }: LevelBadgeProps) {
  const newLevel = useNewLevel();
  const isLevelUp = newLevel !== undefined;
  const level = Math.max(known, newLevel ?? 0);
  return (
    <span
      className={classNames(
        "inline-flex shrink-0 items-center gap-0.5 rounded-full text-xs font-semibold transition-colors",
        isSmall ? "px-1.5 leading-4.5 ring-2 ring-surface" : "px-2",
        isLevelUp ? "bg-sun-soft text-sun-ink" : "bg-action-soft text-action-ink",
        className,
      )}
    >
      {isLevelUp && (
        <span role="img" aria-label={shell.levelUp} className="animate-dot">
          <ArrowLeftIcon className="size-3 rotate-90" strokeWidth={3} />
        </span>
      )}
      {/* Three figures would hide the picture. */}
      <span aria-hidden="true">{isSmall ? (level > 99 ? "99+" : level) : shell.shortLevel(level)}</span>
      <span className="sr-only">{shell.level(level)}</span>
    </span>
  );
}
