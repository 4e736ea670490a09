type LevelRingProps = {
  /** Percent of the way to the next level, 0 to 100. */
  value: number;
  label: string;
  className?: string;
};

/** The way to the next level as a ring, for around the learner's animal. */
export function LevelRing({ value, label, className }: LevelRingProps) {
  const percent = Math.round(value);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={className}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true" className="block size-full -rotate-90 fill-none">
        <circle cx="22" cy="22" r="20.5" strokeWidth="3" className="stroke-line" />
        {percent > 0 && (
          <circle
            cx="22"
            cy="22"
            r="20.5"
            strokeWidth="3"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            className="stroke-action transition-[stroke-dasharray] duration-500 ease-out"
          />
        )}
      </svg>
    </span>
  );
}
