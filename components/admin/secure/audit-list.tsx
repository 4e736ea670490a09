import { ColumnList, rowsStyle } from "@/components/admin/column-list";
import { PageList } from "@/components/admin/page-list";
import { panelKeys } from "@/components/admin/queries";
import { AuditEntry, auditGrid } from "@/components/admin/secure/audit-entry";
import type { AuditFilter, SecureCalls } from "@/components/admin/secure/secure-calls";
import { usePages } from "@/components/admin/use-pages";
import { auditLog as t } from "@/lib/i18n/it";

const { at, actor, action, outcome, details } = t.columns;
const headings = [at, actor, action, outcome, details];

/** The log, newest first. */
export function AuditList({ calls, filter }: { calls: SecureCalls; filter: AuditFilter }) {
  const chosen = chosenIn(filter);
  const isFiltered = chosen.length > 0;
  const pages = usePages({
    queryKey: panelKeys.audit(filter),
    list: (page) => calls.listAudit(filter, page),
    failure: t.loadFailed,
  });
  return (
    <PageList
      pages={pages}
      count={isFiltered ? t.matching(chosen) : t.all}
      loading={t.loading}
      empty={{ title: isFiltered ? t.emptyFiltered : t.empty }}
      shown={t.shown}
    >
      {(entries) => (
        <ColumnList
          columns={auditGrid}
          headings={headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        >
          <ol aria-label={t.title} className={rowsStyle}>
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </ColumnList>
      )}
    </PageList>
  );
}

/** What the log is narrowed to, in words. */
const chosenIn = ({ action, outcome, userId }: AuditFilter): string[] => [
  ...(action ? [t.actions[action]] : []),
  ...(outcome ? [t.outcomes[outcome]] : []),
  ...(userId ? [t.user(userId)] : []),
];
