import type { SessionReply } from "@/lib/features/sessions/contract";
import { clockTime, longDate } from "@/lib/i18n/dates";
import { sessions as t } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";

type SessionItemProps = { session: SessionReply; isEnding: boolean; onEnd: () => void };

/** A device, and the way to end what is open there. This one has the way out of the account. */
export function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { device, startedAt, isCurrent } = session;
  const moment = t.moment(longDate(startedAt), clockTime(startedAt));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-44">
        <p className="font-bold wrap-anywhere">{device}</p>
        <p className="text-sm text-ink-soft">{t.since(moment)}</p>
      </div>
      {isCurrent ? (
        <span className="rounded-full bg-leaf-soft px-3 py-1 text-sm font-semibold text-leaf-ink">
          {t.current}
        </span>
      ) : (
        <Button
          variant="secondary"
          aria-label={t.endDevice(device, moment)}
          loading={isEnding}
          onClick={onEnd}
        >
          {t.end}
        </Button>
      )}
    </li>
  );
}
