import { shell } from "@/lib/i18n/it";
import { useIsLevelUp } from "@/components/rewards/celebrate";
import { classNames } from "@/components/ui/class-names";
import { ArrowLeftIcon } from "@/components/ui/icons";

/** The level, with an arrow upwards while a new one is being celebrated. */
export function LevelBadge({ level }: { level: number }) {
  const isLevelUp = useIsLevelUp();
  return (
    <span
      className={classNames(
        "inline-flex shrink-0 items-center gap-1 rounded-full px-2 text-xs font-semibold transition-colors",
        isLevelUp ? "bg-sun-soft text-sun-ink" : "bg-action-soft text-action-ink",
      )}
    >
      {isLevelUp && (
        <span role="img" aria-label={shell.levelUp} className="animate-dot">
          <ArrowLeftIcon className="size-4 rotate-90" />
        </span>
      )}
      <span aria-hidden="true">{shell.shortLevel(level)}</span>
      <span className="sr-only">{shell.level(level)}</span>
    </span>
  );
}
