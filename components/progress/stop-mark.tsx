import type { Evidence } from "@/lib/features/mastery/rules";

/** What is proved of a topic, by shape as well as by colour: empty, a drop, half, full with a tick, a star. */
export function StopMark({ evidence, className }: { evidence: Evidence; className?: string }) {
  const Shape = shapes[evidence];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      data-evidence={evidence}
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    >
      <Shape />
    </svg>
  );
}

const shapes: Record<Evidence, () => React.ReactNode> = {
  none: () => (
    <circle cx="24" cy="24" r="17" strokeDasharray="6 6" className="fill-surface stroke-line-strong" />
  ),
  seen: () => (
    <>
      <circle cx="24" cy="24" r="18" className="fill-surface stroke-ink" />
      <circle cx="24" cy="24" r="6" className="fill-action stroke-ink" />
    </>
  ),
  training: () => (
    <>
      <circle cx="24" cy="24" r="18" className="fill-surface" stroke="none" />
      <path d="M6 24a18 18 0 0 0 36 0c-6-4-12 4-18 0s-12 4-18 0Z" className="fill-action" />
      <circle cx="24" cy="24" r="18" fill="none" className="stroke-ink" />
    </>
  ),
  understood: () => (
    <>
      <circle cx="24" cy="24" r="18" className="fill-leaf stroke-ink" />
      <path d="m15.5 24.5 6 6 11.5-12" fill="none" strokeWidth="4.5" className="stroke-[#fffdf8]" />
    </>
  ),
  remembered: () => (
    <>
      <path
        d="m24 2.5 6.3 13 14.2 2-10.3 10 2.5 14.2L24 35l-12.7 6.7 2.5-14.2-10.3-10 14.2-2Z"
        className="fill-leaf stroke-ink"
      />
      <path d="m17 23.5 5 5 9.5-10" fill="none" strokeWidth="4" className="stroke-[#fffdf8]" />
    </>
  ),
};
