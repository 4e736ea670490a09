import { actorWords, detailLines, targetWords } from "@/components/admin/secure/audit-words";
import { classNames } from "@/components/ui/class-names";
import type { AuditEntryReply } from "@/lib/features/audit/contract";
import type { AuditOutcome } from "@/lib/features/audit/rules";
import { dateAndTime } from "@/lib/i18n/dates";
import { auditLog as t } from "@/lib/i18n/it";

/** Which of the columns that may be empty are not: an empty one takes the room of the others. */
export type AuditColumns = { hasTargets: boolean; hasIps: boolean };

export const columnsOf = (entries: AuditEntryReply[]): AuditColumns => ({
  hasTargets: entries.some(({ targetUserId }) => targetUserId !== null),
  hasIps: entries.some(({ ip }) => ip !== null),
});

const grids = {
  both: "@min-[70rem]:grid-cols-[3.5rem_6.5rem_minmax(0,1.2fr)_minmax(0,1.3fr)_minmax(0,1fr)_6rem_6.5rem_minmax(0,1.4fr)]",
  targets:
    "@min-[70rem]:grid-cols-[3.5rem_6.5rem_minmax(0,1.2fr)_minmax(0,1.3fr)_minmax(0,1fr)_6rem_minmax(0,1.4fr)]",
  ips: "@min-[70rem]:grid-cols-[3.5rem_6.5rem_minmax(0,1.2fr)_minmax(0,1.3fr)_6rem_6.5rem_minmax(0,1.4fr)]",
  neither: "@min-[70rem]:grid-cols-[3.5rem_11rem_minmax(0,1.2fr)_minmax(0,1.3fr)_6rem_minmax(0,1.4fr)]",
};

/** On a wide screen the entries share these columns; on a narrow one each is a card. */
export function auditGrid({ hasTargets, hasIps }: AuditColumns): string {
  const some = hasTargets ? "targets" : "ips";
  const shown = hasTargets && hasIps ? "both" : hasTargets || hasIps ? some : "neither";
  return `@min-[70rem]:grid @min-[70rem]:gap-x-4 @min-[70rem]:px-5 ${grids[shown]}`;
}

const looks: Record<AuditOutcome, string> = {
  ok: "bg-leaf-soft text-leaf-ink",
  refused: "bg-sun-soft text-sun-ink",
  blocked: "bg-coral-soft text-coral-ink",
  error: "bg-coral-soft text-coral-ink",
};

/** One row of the log; on a wide screen the columns above name its values. */
export function AuditEntry({ entry, columns }: { entry: AuditEntryReply; columns: AuditColumns }) {
  const actor = actorWords(entry.actor);
  const lines = detailLines(entry.details);
  return (
    <li className="border-line text-sm @max-[70rem]:rounded-lg @max-[70rem]:bg-surface @max-[70rem]:border @max-[70rem]:p-4 @max-[70rem]:shadow-rest">
      <dl
        className={classNames(
          "grid grid-cols-2 gap-x-4 gap-y-3 @min-[70rem]:items-baseline @min-[70rem]:py-1.5",
          auditGrid(columns),
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
        {columns.hasTargets && <Value name={t.columns.target}>{targetWords(entry)}</Value>}
        <Value name={t.columns.outcome}>
          <span
            className={classNames("rounded-full px-2.5 py-0.5 text-xs font-semibold", looks[entry.outcome])}
          >
            {t.outcomes[entry.outcome]}
          </span>
        </Value>
        {columns.hasIps && <Value name={t.columns.ip}>{entry.ip}</Value>}
        <Value name={t.columns.details}>{lines.join(" · ")}</Value>
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
