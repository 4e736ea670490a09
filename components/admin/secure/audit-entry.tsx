import { actorWords, detailLines, targetWords } from "@/components/admin/secure/audit-words";
import { classNames } from "@/components/ui/class-names";
import type { AuditEntryReply } from "@/lib/features/audit/contract";
import type { AuditOutcome } from "@/lib/features/audit/rules";
import { dateAndTime } from "@/lib/i18n/dates";
import { auditLog as t } from "@/lib/i18n/it";

/** On a wide screen the entries share these columns; on a narrow one each is a card. */
export const auditColumns =
  "@min-[70rem]:grid @min-[70rem]:grid-cols-[3.5rem_6.5rem_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_6rem_6.5rem_minmax(0,1.3fr)] @min-[70rem]:gap-x-4 @min-[70rem]:px-5";

const looks: Record<AuditOutcome, string> = {
  ok: "bg-leaf-soft text-leaf-ink",
  refused: "bg-sun-soft text-sun-ink",
  blocked: "bg-coral-soft text-coral-ink",
  error: "bg-coral-soft text-coral-ink",
};

/** One row of the log; on a wide screen the columns above name its values. */
export function AuditEntry({ entry }: { entry: AuditEntryReply }) {
  const actor = actorWords(entry.actor);
  const lines = detailLines(entry.details);
  return (
    <li className="border-line text-sm @max-[70rem]:rounded-lg @max-[70rem]:bg-surface @max-[70rem]:border @max-[70rem]:p-4 @max-[70rem]:shadow-rest">
      <dl
        className={classNames(
          "grid grid-cols-2 gap-x-4 gap-y-3 @min-[70rem]:items-baseline @min-[70rem]:py-3",
          auditColumns,
        )}
      >
        <Value name={t.columns.number}>{entry.id}</Value>
        <Value name={t.columns.at}>
          <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
        </Value>
        <Value name={t.columns.actor}>
          {actor.who}
          <span className="block text-xs text-ink-soft">{actor.panel}</span>
        </Value>
        <Value name={t.columns.action}>
          <span className="font-semibold">{t.actions[entry.action]}</span>
        </Value>
        <Value name={t.columns.target}>{targetWords(entry)}</Value>
        <Value name={t.columns.outcome}>
          <span
            className={classNames("rounded-full px-2.5 py-0.5 text-xs font-semibold", looks[entry.outcome])}
          >
            {t.outcomes[entry.outcome]}
          </span>
        </Value>
        <Value name={t.columns.ip}>{entry.ip}</Value>
        <Value name={t.columns.details}>
          {lines.length > 0 && lines.map((line) => <p key={line}>{line}</p>)}
        </Value>
      </dl>
    </li>
  );
}

/** What is not there leaves its column empty, and no gap on a card. */
function Value({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={classNames("min-w-0", !children && "@max-[70rem]:hidden")}>
      <dt className="text-xs text-ink-soft @min-[70rem]:sr-only">{name}</dt>
      <dd className="wrap-anywhere">{children || t.none}</dd>
    </div>
  );
}
