import { shell } from "@/lib/i18n/it";
import { useIsLevelUp } from "@/components/rewards/celebrate";
import { classNames } from "@/components/ui/class-names";
import { ArrowLeftIcon } from "@/components/ui/icons";

type LevelBadgeProps = {
  level: number;
  /** The figure alone, at the corner of a picture. */
  isSmall?: boolean;
  className?: string;
};

/** The level, with an arrow upwards while a new one is being celebrated. */
export function LevelBadge({ level, isSmall, className }: LevelBadgeProps) {
  const isLevelUp = useIsLevelUp();
  return (
    <span
      className={classNames(
        "inline-flex shrink-0 items-center gap-1 rounded-full text-xs font-semibold transition-colors",
        isSmall ? "px-1.5 leading-4.5 ring-2 ring-surface" : "px-2",
        isLevelUp ? "bg-sun-soft text-sun-ink" : "bg-action-soft text-action-ink",
        className,
      )}
    >
      {isLevelUp && (
        <span role="img" aria-label={shell.levelUp} className="animate-dot">
          <ArrowLeftIcon className="size-4 rotate-90" />
        </span>
      )}
      {/* Three figures would hide the picture. */}
      <span aria-hidden="true">{isSmall ? (level > 99 ? "99+" : level) : shell.shortLevel(level)}</span>
      <span className="sr-only">{shell.level(level)}</span>
    </span>
  );
}
