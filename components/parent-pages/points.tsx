type PointsProps = { title: string; points: string[] };

/** Short sentences, one below the other; the title is for screen readers. */
export function Points({ title, points }: PointsProps) {
  return (
    <ul aria-label={title} className="flex list-disc flex-col gap-2 pl-5 text-sm marker:text-line-strong">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
