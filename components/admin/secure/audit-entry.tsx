import { Address } from "@/components/admin/address";
import { actorWords, detailLines, targetWords } from "@/components/admin/secure/audit-words";
import { classNames } from "@/components/ui/class-names";
import type { AuditEntryReply } from "@/lib/features/audit/contract";
import type { AuditOutcome } from "@/lib/features/audit/rules";
import { dateAndTime } from "@/lib/i18n/dates";
import { auditLog as t } from "@/lib/i18n/it";

/** On a wide screen the entries share these columns, and each has two lines; on a narrow one each is a card. */
export const auditGrid =
  "@min-[70rem]:grid @min-[70rem]:grid-cols-[10.5rem_minmax(0,1.1fr)_minmax(0,1fr)_6rem_minmax(0,1.2fr)] @min-[70rem]:gap-x-4 @min-[70rem]:px-5";

const looks: Record<AuditOutcome, string> = {
  ok: "bg-leaf-soft text-leaf-ink",
  refused: "bg-sun-soft text-sun-ink",
  blocked: "bg-coral-soft text-coral-ink",
  error: "bg-coral-soft text-coral-ink",
};

/** Where each value stands: in its column, and on a card what was done first. */
const places = {
  at: "col-start-1 row-start-5 @min-[70rem]:col-start-1 @min-[70rem]:row-start-1",
  number:
    "col-start-2 row-start-5 text-right @min-[70rem]:col-start-1 @min-[70rem]:row-start-2 @min-[70rem]:text-left",
  actor: "col-span-2 row-start-3 @min-[70rem]:col-span-1 @min-[70rem]:col-start-2 @min-[70rem]:row-start-1",
  from: "col-span-2 row-start-4 @min-[70rem]:col-span-1 @min-[70rem]:col-start-2 @min-[70rem]:row-start-2",
  action: "col-start-1 row-start-1 @min-[70rem]:col-start-3",
  target: "col-span-2 row-start-2 @min-[70rem]:col-span-1 @min-[70rem]:col-start-3",
  outcome:
    "col-start-2 row-start-1 text-right @min-[70rem]:col-start-4 @min-[70rem]:row-span-2 @min-[70rem]:row-start-1 @min-[70rem]:text-left",
  details:
    "col-span-2 row-start-6 @min-[70rem]:col-span-1 @min-[70rem]:col-start-5 @min-[70rem]:row-span-2 @min-[70rem]:row-start-1",
};

/** One row of the log. What is not known of it takes no room. */
export function AuditEntry({ entry }: { entry: AuditEntryReply }) {
  const { who, panel } = actorWords(entry.actor);
  const from = [panel, entry.ip].filter(Boolean).join(" · ");
  const target = targetWords(entry);
  const details = detailLines(entry.details).join(" · ");
  return (
    <li className="border-line text-sm @max-[70rem]:rounded-lg @max-[70rem]:border @max-[70rem]:bg-surface @max-[70rem]:p-4 @max-[70rem]:shadow-rest">
      <dl
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 leading-tight @min-[70rem]:min-h-12 @min-[70rem]:content-center @min-[70rem]:py-1.5",
          auditGrid,
        )}
      >
        <Value name={t.columns.number} place="number" isNamed>
          {entry.id}
        </Value>
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
        <Value name={t.columns.action} place="action">
          <span className="font-semibold">{t.actions[entry.action]}</span>
        </Value>
        {target && (
          <Value name={t.columns.target} place="target" isNamed>
            {target}
          </Value>
        )}
        <Value name={t.columns.outcome} place="outcome">
          <span
            className={classNames("rounded-full px-2.5 py-0.5 text-xs font-semibold", looks[entry.outcome])}
          >
            {t.outcomes[entry.outcome]}
          </span>
        </Value>
        {details && (
          <Value name={t.columns.details} place="details" isSoft>
            {details}
          </Value>
        )}
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
    <div className={classNames("min-w-0", looksSoft && "text-xs text-ink-soft", places[place])}>
      <dt className={isNamed ? "inline" : "sr-only"}>{name}</dt>{" "}
      <dd className={classNames("wrap-anywhere", isNamed && "inline")}>{children}</dd>
    </div>
  );
}
