import { Address } from "@/components/admin/address";
import { actorWords, detailLines, targetWords } from "@/components/admin/secure/audit-words";
import { classNames } from "@/components/ui/class-names";
import type { AuditEntryReply } from "@/lib/features/audit/contract";
import type { AuditOutcome } from "@/lib/features/audit/rules";
import { dateAndTime } from "@/lib/i18n/dates";
import { auditLog as t } from "@/lib/i18n/it";

/** On a wide screen the entries share these columns, and each has two lines; on a narrow one its values follow each other. */
export const auditGrid =
  "@min-[70rem]:grid @min-[70rem]:grid-cols-[10.5rem_minmax(0,1.1fr)_minmax(0,1fr)_6rem_minmax(0,1.2fr)] @min-[70rem]:gap-x-4 @min-[70rem]:px-5";

const looks: Record<AuditOutcome, string> = {
  ok: "bg-leaf-soft text-leaf-ink",
  refused: "bg-sun-soft text-sun-ink",
  blocked: "bg-coral-soft text-coral-ink",
  error: "bg-coral-soft text-coral-ink",
};

/** Where each value stands on a wide screen. */
const places = {
  at: "@min-[70rem]:col-start-1 @min-[70rem]:row-start-1",
  number: "@min-[70rem]:col-start-1 @min-[70rem]:row-start-2",
  actor: "@min-[70rem]:col-start-2 @min-[70rem]:row-start-1",
  from: "@min-[70rem]:col-start-2 @min-[70rem]:row-start-2",
  action: "@min-[70rem]:col-start-3 @min-[70rem]:row-start-1",
  target: "@min-[70rem]:col-start-3 @min-[70rem]:row-start-2",
  outcome: "shrink-0 @min-[70rem]:col-start-4 @min-[70rem]:row-span-2 @min-[70rem]:row-start-1",
  details: "@min-[70rem]:col-start-5 @min-[70rem]:row-span-2 @min-[70rem]:row-start-1",
};

/** Values that follow each other on a narrow screen, with a dot between them. */
const runStyle =
  "text-xs @min-[70rem]:contents @max-[70rem]:*:inline @max-[70rem]:*:not-first:before:content-['_·_'] @max-[70rem]:[&_dd,&_dd>span]:inline";

/** One row of the log: what was done and how it ended, to whom, and when and by whom. What is not known takes no room. */
export function AuditEntry({ entry }: { entry: AuditEntryReply }) {
  const { who, panel } = actorWords(entry.actor);
  const from = [panel, entry.ip].filter(Boolean).join(" · ");
  const target = targetWords(entry);
  const details = detailLines(entry.details).join(" · ");
  return (
    <li
      className={classNames(
        "flex flex-col gap-0.5 px-4 py-2.5 text-sm leading-tight @min-[70rem]:min-h-12 @min-[70rem]:content-center @min-[70rem]:items-center @min-[70rem]:gap-y-0.5 @min-[70rem]:py-1.5",
        auditGrid,
      )}
    >
      <dl className="flex items-start justify-between gap-x-4 @min-[70rem]:contents">
        <Value name={t.columns.action} place="action">
          <span className="font-semibold">{t.actions[entry.action]}</span>
        </Value>
        <Value name={t.columns.outcome} place="outcome">
          <span
            className={classNames("rounded-full px-2.5 py-0.5 text-xs font-semibold", looks[entry.outcome])}
          >
            {t.outcomes[entry.outcome]}
          </span>
        </Value>
      </dl>
      {(target || details) && (
        <dl className={runStyle}>
          {target && (
            <Value name={t.columns.target} place="target" isNamed>
              {target}
            </Value>
          )}
          {details && (
            <Value name={t.columns.details} place="details" isSoft>
              {details}
            </Value>
          )}
        </dl>
      )}
      <dl className={runStyle}>
        <Value name={t.columns.at} place="at">
          <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
        </Value>
        <Value name={t.columns.actor} place="actor">
          <Address email={who} />
        </Value>
        {from && (
          <Value name={t.columns.ip} place="from" isSoft>
            {from}
          </Value>
        )}
        <Value name={t.columns.number} place="number" isNamed>
          {entry.id}
        </Value>
      </dl>
    </li>
  );
}

type ValueProps = {
  name: string;
  place: keyof typeof places;
  /** It does not say by itself what it is, and no column does. */
  isNamed?: boolean;
  isSoft?: boolean;
  children: React.ReactNode;
};

function Value({ name, place, isNamed, isSoft, children }: ValueProps) {
  const looksSoft = isNamed || isSoft;
  return (
    <div
      className={classNames(
        "min-w-0",
        looksSoft ? "text-xs text-ink-soft" : "@min-[70rem]:text-sm",
        places[place],
      )}
    >
      <dt className={isNamed ? "inline" : "sr-only"}>{name}</dt>{" "}
      <dd className={classNames("wrap-anywhere", isNamed && "inline")}>{children}</dd>
    </div>
  );
}
