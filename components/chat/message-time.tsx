import { clockTime } from "@/lib/i18n/dates";

export function MessageTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="px-1 text-xs text-ink-soft">
      {clockTime(iso)}
    </time>
  );
}
