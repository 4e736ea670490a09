/** Corners around what the camera sees. Drawn in its own proportions, so that they fit wherever the video ends up. */
export function FrameCorners({ width, height }: { width: number; height: number }) {
  const gap = Math.min(width, height) * 0.05;
  const arm = Math.min(width, height) * 0.12;
  const [left, right, top, bottom] = [gap, width - gap, gap, height - gap];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full fill-none stroke-on-lens/90 stroke-4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {[
        `M${left} ${top + arm}V${top}H${left + arm}`,
        `M${right - arm} ${top}H${right}V${top + arm}`,
        `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
        `M${left + arm} ${bottom}H${left}V${bottom - arm}`,
      ].map((corner) => (
        <path key={corner} d={corner} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
