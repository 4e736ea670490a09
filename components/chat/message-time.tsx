import { clockTime } from "@/components/learner/time";

export function MessageTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="px-1 text-xs text-ink-soft">
      {clockTime(iso)}
    </time>
  );
}
