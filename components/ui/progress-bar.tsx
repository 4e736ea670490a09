import { classNames } from "@/components/ui/class-names";

type ProgressBarProps = {
  /** Percent, 0 to 100. */
  value: number;
  label: string;
  tone?: "sun" | "action" | "leaf" | "coral";
  className?: string;
};

const tones = { sun: "fill-sun", action: "fill-action", leaf: "fill-leaf", coral: "fill-coral" };

/** Drawn as SVG: its width is an attribute, which a strict content policy allows and an inline style is not. */
export function ProgressBar({ value, label, tone = "sun", className }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames(
        // Where colours are forced there is no ring, and the outline shows.
        "block h-3 overflow-hidden rounded-full bg-sunk ring-1 ring-line outline-1 -outline-offset-1 outline-transparent ring-inset",
        className,
      )}
    >
      <svg aria-hidden="true" width="100%" height="100%" className="block">
        <rect
          width={`${percent}%`}
          height="100%"
          rx="6"
          className={classNames("transition-[width] duration-500 ease-out", tones[tone])}
        />
      </svg>
    </span>
  );
}
