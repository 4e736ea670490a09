import { clockTime } from "@/lib/i18n/dates";

/** The server and a browser may write a time differently: React leaves it as it came. */
export function MessageTime({ iso }: { iso: string }) {
  return (
    <time suppressHydrationWarning dateTime={iso} className="px-1 text-xs text-ink-soft">
      {clockTime(iso)}
    </time>
  );
}
